import type { BidOnWire } from '@onelot/api-client'
import { type Instant, type Market, compareDecimals, plusMs } from '@onelot/domain'

const MINUTE_MS = 60_000

/** What has become of a bid. */
export type BidEnd = 'sealed' | 'calledOff' | 'whole' | 'wholeAtCut' | 'part' | 'lost' | 'lostPart'

type Ended = Pick<BidOnWire, 'state' | 'price' | 'shares'> & {
  readonly result?: Pick<NonNullable<BidOnWire['result']>, 'cut' | 'fraction' | 'shares'> | undefined
}

export function endOf({ state, price, shares, result }: Ended): BidEnd {
  if (state === 'sealed') return 'sealed'
  if (result === undefined) return 'calledOff'
  const isAtCut = compareDecimals(price, result.cut) === 0
  if (result.shares === 0) return isAtCut ? 'lostPart' : 'lost'
  if (result.shares < shares) return 'part'
  return isAtCut ? 'wholeAtCut' : 'whole'
}

/** From when on what was won may be sold: a moment, or so many trading days after the close, which the calendar of the exchange decides on. */
export type Sale = 'now' | { readonly from: Instant } | { readonly tradingDays: number }

/** @param market undefined until its rules are loaded: then nothing is said of a block */
export function saleOf(
  { listsAt, endedAt }: Pick<BidOnWire, 'listsAt' | 'endedAt'>,
  market: Pick<Market, 'saleLock'> | undefined,
  now: Instant,
): Sale | undefined {
  const fromThen = (from: Instant): Sale => (now < from ? { from } : 'now')
  if (listsAt !== undefined) return fromThen(listsAt)
  const lock = market?.saleLock
  if (lock === undefined || endedAt === undefined) return undefined
  switch (lock.kind) {
    case 'none':
      return 'now'
    case 'minutes':
      return fromThen(plusMs(endedAt, lock.minutes * MINUTE_MS))
    case 'days':
      return lock.days > 0 ? { tradingDays: lock.days } : 'now'
    default: {
      const never: never = lock
      return never
    }
  }
}
