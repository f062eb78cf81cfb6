import type { AuctionOnWire, BidTerms } from '@onelot/api-client'
import { Button, NoticeBar, Stack } from '@onelot/ui'
import { useState } from 'react'
import { useTranslation } from '../i18n/translation.tsx'
import { useName, useTitleOf } from '../i18n/useName.ts'
import { useRefusalText } from '../i18n/useRefusalText.ts'
import { useNavigation, useSession } from '../ports/ports.ts'
import { SheetSlot } from '../sheets/SheetSlot.tsx'
import { LogInSheet } from '../watching/LogInSheet.tsx'
import { BidFlow } from './BidFlow.tsx'
import { WithdrawQuestion } from './WithdrawQuestion.tsx'
import { type ObstacleCode, refusalOf, wayOut } from './obstacles.ts'

export interface BidBarProps {
  auction: AuctionOnWire
  /** Of the member; a guest has none. */
  terms: BidTerms | undefined
}

/** The one thing to do: to bid or to change the bid while the auction is open; to see the stock once it is traded. */
export function BidBar({ auction, terms }: BidBarProps) {
  const { t } = useTranslation('auction')
  const name = useName()
  const navigation = useNavigation()
  const isMember = useSession().current !== undefined
  const { phase, instrument } = auction
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
  return isMember ? <MembersBar auction={auction} terms={terms} /> : <GuestsBar />
}

function GuestsBar() {
  const { t } = useTranslation('auction')
  const [isAsked, setIsAsked] = useState(false)
  return (
    <>
      <Button
        block
        onClick={() => {
          setIsAsked(true)
        }}
      >
        {t('bid.action')}
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

type Opened = 'bid' | 'withdraw'

function MembersBar({ auction, terms }: BidBarProps) {
  const { t } = useTranslation('auction')
  const [opened, setOpened] = useState<Opened>()
  const [obstacle] = terms?.obstacles ?? []
  const own = terms?.bid?.state === 'sealed' ? terms.bid : undefined
  const close = () => {
    setOpened(undefined)
  }
  return (
    <Stack gap="x2">
      {obstacle === undefined ? null : <Obstacle auction={auction} code={obstacle} />}
      <Button
        block
        disabled={terms === undefined || obstacle !== undefined}
        onClick={() => {
          setOpened('bid')
        }}
      >
        {t(own === undefined ? 'bid.action' : 'bid.amend')}
      </Button>
      {own?.actions.includes('withdraw') === true ? (
        <Button
          variant="secondary"
          block
          onClick={() => {
            setOpened('withdraw')
          }}
        >
          {t('bid.withdraw')}
        </Button>
      ) : null}
      <SheetSlot>
        {terms !== undefined && opened === 'bid' ? (
          <BidFlow auction={auction} terms={terms} own={own} onClose={close} />
        ) : own !== undefined && opened === 'withdraw' ? (
          <WithdrawQuestion bid={own} onClose={close} />
        ) : null}
      </SheetSlot>
    </Stack>
  )
}

function Obstacle({ auction, code }: { auction: AuctionOnWire; code: ObstacleCode }) {
  const refusalText = useRefusalText()
  const titleOf = useTitleOf()
  const navigation = useNavigation()
  const way = wayOut(code)
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
      {refusalText(refusalOf(code, auction))}
    </NoticeBar>
  )
}
