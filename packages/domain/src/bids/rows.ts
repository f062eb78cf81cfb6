import type { Change } from '../module/module.ts'
import type { RowChange } from '../module/rows.ts'
import type { BidsEvent } from './event.ts'
import type { Bid, BidsState } from './state.ts'

export const bidCollections = {
  /** Every bid of an account as a `BidRecord`, the newest first; the state is `open` or `ended`, the group its auction. */
  list: 'bids.list',
  /** Those that are sealed, of all accounts, as a `BidRecord`; the group is the auction. */
  sealed: 'bids.sealed',
  /** Those that are sealed or have won new shares, likewise: what calling their auction off gives back. */
  refundable: 'bids.refundable',
} as const

export interface BidRecord {
  readonly bid: Bid
}

const DIGITS = 6

export function rows({ events }: Change<BidsState, BidsEvent>): readonly RowChange[] {
  return events.flatMap(({ kind, bid }) => {
    if (kind === 'bids.closeReminded') return []
    const { id: key, number, auction: group, placedAt, state, lockedUntil } = bid
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
        row:
          isSealed || (state === 'won' && lockedUntil !== undefined)
            ? { state, group, sortKey, body: {} }
            : undefined,
      },
    ]
  })
}
