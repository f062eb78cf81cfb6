import { type ApplicationTerms, type OfferOnWire } from '@onelot/api-client'
import { Button, NoticeBar, Stack } from '@onelot/ui'
import { useState } from 'react'
import type { Read } from '../data/useRead.ts'
import { useTranslation } from '../i18n/translation.tsx'
import { useName, useTitleOf } from '../i18n/useName.ts'
import { useRefusalText } from '../i18n/useRefusalText.ts'
import { useNavigation, useSession } from '../ports/ports.ts'
import { SheetSlot } from '../sheets/SheetSlot.tsx'
import { LogInSheet } from '../watching/LogInSheet.tsx'
import { ApplyFlow } from './ApplyFlow.tsx'
import { type ObstacleCode, refusalOf, wayOut } from './obstacles.ts'

export interface ApplyBarProps {
  offer: OfferOnWire
  /** Of the member; a guest has none. */
  terms: Read<ApplicationTerms>
}

/** The one thing to do: to apply while the offer is open, with what stands in the way of it; to see the stock once it is listed. */
export function ApplyBar({ offer, terms }: ApplyBarProps) {
  const { t } = useTranslation('offer')
  const name = useName()
  const navigation = useNavigation()
  const isMember = useSession().current !== undefined
  const { phase, instrument } = offer
  if (phase === 'listed')
    return (
      <Button
        block
        onClick={() => {
          navigation.go({ to: 'stockDetail', instrument: instrument.id })
        }}
      >
        {t('toStock', { name: name(instrument.name) })}
      </Button>
    )
  if (phase !== 'open') return null
  return isMember ? <MembersBar offer={offer} terms={terms} /> : <GuestsBar />
}

function GuestsBar() {
  const { t } = useTranslation('offer')
  const [isAsked, setIsAsked] = useState(false)
  return (
    <>
      <Button
        block
        onClick={() => {
          setIsAsked(true)
        }}
      >
        {t('apply.action')}
      </Button>
      <SheetSlot>
        {isAsked ? (
          <LogInSheet
            title={t('guest.title')}
            text={t('guest.text')}
            logIn={t('guest.logIn')}
            register={t('guest.register')}
            onClose={() => {
              setIsAsked(false)
            }}
          />
        ) : null}
      </SheetSlot>
    </>
  )
}

/** An application that is there already is above, with its own page. */
const isSaidAbove: ReadonlySet<ObstacleCode> = new Set([
  'DUPLICATE_SUBSCRIPTION',
  'SUBSCRIPTION_COUNT_EXCEEDED',
])

function MembersBar({ offer, terms: { data: terms } }: ApplyBarProps) {
  const { t } = useTranslation('offer')
  const [isOpen, setIsOpen] = useState(false)
  const [obstacle] = terms?.obstacles ?? []
  return (
    <Stack gap="x3">
      {obstacle === undefined ? null : <Obstacle offer={offer} code={obstacle} />}
      {obstacle !== undefined && isSaidAbove.has(obstacle) ? null : (
        <Button
          block
          disabled={terms === undefined || obstacle !== undefined}
          onClick={() => {
            setIsOpen(true)
          }}
        >
          {t('apply.action')}
        </Button>
      )}
      <SheetSlot>
        {isOpen && terms !== undefined ? (
          <ApplyFlow
            offer={offer}
            terms={terms}
            onClose={() => {
              setIsOpen(false)
            }}
          />
        ) : null}
      </SheetSlot>
    </Stack>
  )
}

function Obstacle({ offer, code }: { offer: OfferOnWire; code: ObstacleCode }) {
  const refusalText = useRefusalText()
  const titleOf = useTitleOf()
  const navigation = useNavigation()
  const way = wayOut(code, offer)
  return (
    <NoticeBar
      action={
        way === undefined ? undefined : (
          <Button
            variant="secondary"
            size="small"
            onClick={() => {
              navigation.go(way)
            }}
          >
            {titleOf(way.to)}
          </Button>
        )
      }
    >
      {refusalText(refusalOf(code, offer))}
    </NoticeBar>
  )
}
