import type { ApplicationTerms, OfferOnWire } from '@onelot/api-client'
import { Button, NoticeBar } from '@onelot/ui'
import { useState } from 'react'
import type { Read } from '../../base/data/useRead.ts'
import { useTranslation } from '../../base/i18n/translation.tsx'
import { useName } from '../../base/i18n/useName.ts'
import { useRefusalText } from '../../base/i18n/useRefusalText.ts'
import { GuestAction } from '../../parts/new-shares/GuestAction.tsx'
import { ObstacleNote } from '../../parts/new-shares/ObstacleNote.tsx'
import { isTaken } from '../../parts/new-shares/offerView.ts'
import { useWayOut } from '../../parts/new-shares/useWayOut.ts'
import { TermsUnread } from '../../parts/sales/TermsUnread.tsx'
import { useNavigation, useSession } from '../../base/ports/ports.ts'
import { SheetSlot } from '../../base/sheets/SheetSlot.tsx'
import { ApplyFlow } from './ApplyFlow.tsx'
import { refusalOf } from './obstacles.ts'

export interface ApplyBarProps {
  offer: OfferOnWire
  /** Of the member; a guest has none. */
  read: Read<ApplicationTerms>
}

/** The one thing to do: to apply while the offer is open, with what stands in the way of it, also that nothing is left; to see the stock once it is listed. */
export function ApplyBar({ offer, read }: ApplyBarProps) {
  if (useSession().current !== undefined) return <MembersBar offer={offer} read={read} />
  return offer.phase === 'open' ? <GuestsBar offer={offer} /> : <OtherTimes offer={offer} />
}

/** While nobody can apply. */
function OtherTimes({ offer: { phase, instrument } }: Pick<ApplyBarProps, 'offer'>) {
  const { t } = useTranslation('offer')
  const name = useName()
  const navigation = useNavigation()
  if (phase === 'calledOff') return <NoticeBar>{t('calledOff')}</NoticeBar>
  if (phase !== 'listed') return null
  return (
    <Button block onClick={() => navigation.go({ to: 'stockDetail', instrument: instrument.id })}>
      {t('toStock', { name: name(instrument.name) })}
    </Button>
  )
}

function GuestsBar({ offer }: Pick<ApplyBarProps, 'offer'>) {
  const { t } = useTranslation('offer')
  return isTaken(offer, undefined) ? (
    <ObstacleNote text={t('taken')} />
  ) : (
    <GuestAction action={t('apply.action')} title={t('guest.title')} text={t('guest.text')} />
  )
}

/** A sheet that was opened stays although the offer closes: what is sent from it is refused in words. */
function MembersBar({ offer, read }: ApplyBarProps) {
  const terms = read.data
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      {offer.phase !== 'open' ? (
        <OtherTimes offer={offer} />
      ) : terms === undefined && read.failure !== undefined ? (
        <TermsUnread failure={read.failure} read={read} />
      ) : (
        <Action offer={offer} terms={terms} onOpen={() => setIsOpen(true)} />
      )}
      <SheetSlot>
        {isOpen && terms !== undefined ? (
          <ApplyFlow offer={offer} terms={terms} onClose={() => setIsOpen(false)} />
        ) : null}
      </SheetSlot>
    </>
  )
}

interface ActionProps {
  offer: OfferOnWire
  terms: ApplicationTerms | undefined
  onOpen: () => void
}

function Action({ offer, terms, onOpen }: ActionProps) {
  const { t } = useTranslation('offer')
  const refusalText = useRefusalText()
  const [obstacle] = terms?.obstacles ?? []
  const way = useWayOut(obstacle, offer.instrument.currency)
  const note =
    obstacle !== undefined
      ? refusalText(refusalOf(obstacle, offer))
      : isTaken(offer, terms)
        ? t('taken')
        : undefined
  if (note !== undefined) return <ObstacleNote text={note} way={way} />
  return (
    <Button block disabled={terms === undefined} onClick={onOpen}>
      {t('apply.action')}
    </Button>
  )
}
