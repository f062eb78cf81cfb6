import type { AuctionId } from '../../base/ids.ts'
import type { Change } from '../../base/module/module.ts'
import type { RowChange } from '../../base/module/rows.ts'
import { reminderRow } from '../../base/module/reminders.ts'
import type { BidsEvent } from './event.ts'
import { type Bid, type BidsState, wonOn } from './state.ts'

export const bidCollections = {
  /** Every bid of an account as a `BidRecord`, the newest first; the state is `open` or `ended`, the group its auction. */
  list: 'bids.list',
  /** Those that are sealed, of all accounts, as a `BidRecord`; the group is the auction. */
  sealed: 'bids.sealed',
  /** Those that are sealed or have won new shares, likewise: what calling their auction off gives back. They go with the listing. */
  refundable: 'bids.refundable',
  /** Accounts that an auction reminds; the group is the auction. */
  reminders: 'bids.reminders',
} as const

export interface BidRecord {
  readonly bid: Bid
}

const DIGITS = 6

function bidRows(after: BidsState, bid: Bid): readonly RowChange[] {
  const { id: key, number, auction: group, placedAt, state } = bid
  const sortKey = `${placedAt} ${String(number).padStart(DIGITS, '0')}`
  const body: BidRecord = { bid }
  const isSealed = state === 'sealed'
  return [
    {
      collection: bidCollections.list,
      key,
      row: { state: isSealed ? 'open' : 'ended', group, sortKey, body },
    },
    {
      collection: bidCollections.sealed,
      key,
      row: isSealed ? { state, group, sortKey, body } : undefined,
    },
    {
      collection: bidCollections.refundable,
      key,
      row: isSealed || wonOn(after, group)?.id === key ? { state, group, sortKey, body: {} } : undefined,
    },
  ]
}

const reminderOf = ({ reminders }: BidsState, auction: AuctionId, sortKey: string): RowChange =>
  reminderRow(bidCollections.reminders, reminders, auction, sortKey)

/** What is listed is forgotten, and cannot be called off any more. */
const forgotten = ({ before, after }: Change<BidsState, BidsEvent>): readonly RowChange[] =>
  Object.values<Bid>(before.won)
    .filter(({ auction, id }) => wonOn(after, auction)?.id !== id)
    .map(({ id: key }) => ({ collection: bidCollections.refundable, key, row: undefined }))

export const rows = (change: Change<BidsState, BidsEvent>): readonly RowChange[] => [
  ...change.events.flatMap((event) => eventRows(change.after, event)),
  ...forgotten(change),
]

function eventRows(after: BidsState, event: BidsEvent): readonly RowChange[] {
  switch (event.kind) {
    case 'bids.reminderSet':
    case 'bids.reminded':
      return [reminderOf(after, event.auction, event.at)]
    case 'bids.closeReminded':
    case 'bids.listed':
      return []
    case 'bids.placed':
      return [...bidRows(after, event.bid), reminderOf(after, event.bid.auction, event.at)]
    case 'bids.amended':
    case 'bids.withdrawn':
    case 'bids.won':
    case 'bids.lost':
    case 'bids.calledOff':
      return bidRows(after, event.bid)
    default: {
      const never: never = event
      return never
    }
  }
}
