import type { AuctionOnWire, BidOnWire, BidTerms } from '@onelot/api-client'
import { Button, NoticeBar, Stack } from '@onelot/ui'
import { useState } from 'react'
import type { Read } from '../../base/data/useRead.ts'
import { useTranslation } from '../../base/i18n/translation.tsx'
import { useName } from '../../base/i18n/useName.ts'
import { useRefusalText } from '../../base/i18n/useRefusalText.ts'
import { GuestAction } from '../../parts/new-shares/GuestAction.tsx'
import { ObstacleNote } from '../../parts/new-shares/ObstacleNote.tsx'
import { useExchangeTime } from '../../parts/new-shares/useExchangeTime.ts'
import { useWayOut } from '../../parts/new-shares/useWayOut.ts'
import { TermsUnread } from '../../parts/sales/TermsUnread.tsx'
import { useNavigation, useSession } from '../../base/ports/ports.ts'
import { SheetSlot } from '../../base/sheets/SheetSlot.tsx'
import { BidFlow } from './BidFlow.tsx'
import { WithdrawQuestion } from './WithdrawQuestion.tsx'
import { refusalOf } from './obstacles.ts'

export interface BidBarProps {
  auction: AuctionOnWire
  /** Of the member; a guest has none. */
  read: Read<BidTerms>
}

/** The one thing to do: to bid or to change the bid while the auction is open; afterwards how it goes on, and the way to a stock that is traded. */
export function BidBar({ auction, read }: BidBarProps) {
  const { t } = useTranslation('auction')
  if (useSession().current !== undefined) return <MembersBar auction={auction} read={read} />
  return auction.phase === 'open' ? (
    <GuestAction action={t('bid.action')} title={t('guest.title')} text={t('guest.text')} />
  ) : (
    <OtherTimes auction={auction} />
  )
}

/** While nobody can bid. */
function OtherTimes({ auction }: Pick<BidBarProps, 'auction'>) {
  switch (auction.phase) {
    case 'closed':
      return <ClosedBar auction={auction} />
    case 'listed':
      return <ToStock auction={auction} />
    case 'open':
    case 'coming':
    case 'calledOff':
      return null
  }
}

/** The shares of a block are traded all along. */
function ClosedBar({ auction }: Pick<BidBarProps, 'auction'>) {
  const { t } = useTranslation('auction')
  const timeOf = useExchangeTime()
  const { result, dates, zone } = auction
  const { listsAt } = dates
  const next =
    result === undefined
      ? t('closed.resultPending')
      : listsAt === undefined
        ? t('closed.block')
        : t('closed.listing', { at: timeOf(listsAt, zone) })
  return (
    <Stack gap="x3">
      <NoticeBar>{next}</NoticeBar>
      {listsAt === undefined ? <ToStock auction={auction} /> : null}
    </Stack>
  )
}

function ToStock({ auction: { instrument } }: Pick<BidBarProps, 'auction'>) {
  const { t } = useTranslation('auction')
  const name = useName()
  const navigation = useNavigation()
  return (
    <Button block onClick={() => navigation.go({ to: 'stockDetail', instrument: instrument.id })}>
      {t('toStock', { name: name(instrument.name) })}
    </Button>
  )
}

type Opened = 'bid' | 'withdraw'

/** A sheet that was opened stays although the auction closes: what is sent from it is refused in words. */
function MembersBar({ auction, read }: BidBarProps) {
  const [opened, setOpened] = useState<Opened>()
  const terms = read.data
  const own = terms?.bid?.state === 'sealed' ? terms.bid : undefined
  const close = () => {
    setOpened(undefined)
  }
  return (
    <>
      {auction.phase !== 'open' ? (
        <OtherTimes auction={auction} />
      ) : terms === undefined && read.failure !== undefined ? (
        <TermsUnread failure={read.failure} read={read} />
      ) : (
        <Actions auction={auction} terms={terms} own={own} onOpen={setOpened} />
      )}
      <SheetSlot>
        {terms !== undefined && opened === 'bid' ? (
          <BidFlow auction={auction} terms={terms} own={own} onClose={close} />
        ) : own !== undefined && opened === 'withdraw' ? (
          <WithdrawQuestion bid={own} onClose={close} />
        ) : null}
      </SheetSlot>
    </>
  )
}

interface ActionsProps {
  auction: AuctionOnWire
  terms: BidTerms | undefined
  /** Sealed. */
  own: BidOnWire | undefined
  onOpen: (opened: Opened) => void
}

function Actions({ auction, terms, own, onOpen }: ActionsProps) {
  const { t } = useTranslation('auction')
  const refusalText = useRefusalText()
  const [obstacle] = terms?.obstacles ?? []
  const way = useWayOut(obstacle, auction.instrument.currency)
  return (
    <Stack gap="x2">
      {obstacle === undefined ? (
        <Button block disabled={terms === undefined} onClick={() => onOpen('bid')}>
          {t(own === undefined ? 'bid.action' : 'bid.amend')}
        </Button>
      ) : (
        <ObstacleNote text={refusalText(refusalOf(obstacle, auction))} way={way} />
      )}
      {own?.actions.includes('withdraw') === true ? (
        <Button variant="secondary" block onClick={() => onOpen('withdraw')}>
          {t('bid.withdraw')}
        </Button>
      ) : null}
    </Stack>
  )
}
