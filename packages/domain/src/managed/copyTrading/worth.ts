import type { InstrumentId, PositionId } from '../../base/ids.ts'
import { type Decimal } from '../../base/money/decimal.ts'
import { type Money, add, isNegative, money, subtract, zero } from '../../base/money/money.ts'
import { type Difference, differenceOf } from '../mentoring/difference.ts'
import { earnedOf, managementFee } from '../mentoring/ending.ts'
import { notional } from '../mentoring/plan.ts'
import { stopLevels } from '../mentoring/stopLoss.ts'
import type { CopiedShare, CopyContext } from './context.ts'
import { type Follow, type Mirrored, currencyOf } from './follow.ts'
import type { CopyEvent } from './event.ts'

type Shares = Pick<CopyContext, 'shareOf'>

/** A position counts at the bid; what has none counts nothing. */
export const valueOf = (
  { instrument, lots }: Pick<Mirrored, 'instrument' | 'lots'>,
  { shareOf }: Shares,
  currency: Money['currency'],
): Money => {
  const share = shareOf(instrument)
  return share === undefined ? zero(currency) : money(currency, notional(share.bid, lots))
}

/** E: the cash of a follow, and its positions at their bids. */
export const worthOf = (follow: Pick<Follow, 'cash' | 'positions' | 'put'>, shares: Shares): Money =>
  add(follow.cash, ...follow.positions.map((position) => valueOf(position, shares, currencyOf(follow))))

/** The same with one share at another bid. */
export const sharesAt = ({ shareOf }: Shares, instrument: InstrumentId, bid: Decimal): Shares => ({
  shareOf: (id) => {
    const share = shareOf(id)
    return share === undefined || id !== instrument ? share : { ...share, bid }
  },
})

/** Why the follow earned another amount than its mentor with as much, were it worth so much and paid a fee; undefined without the mentor's prices. */
export const differenceNow = (
  { story, put, taken }: Pick<Follow, 'story' | 'put' | 'taken'>,
  worth: Money,
  fee: Money,
  { book, shareOf }: Pick<CopyContext, 'book' | 'shareOf'>,
): Difference | undefined =>
  book &&
  differenceOf(story, {
    earned: earnedOf(worth, taken, put),
    fee,
    put,
    equity: book.equity,
    priceOf: (instrument) => shareOf(instrument)?.bid,
  })

/** What ending now costs, and pays. */
export interface EndPreview {
  readonly worth: Money
  /** Commission and tax of the sales. */
  readonly charges: Money
  readonly fee: Money
  /** After charges and fee. */
  readonly paid: Money
  /** Since the beginning, after charges and fee. */
  readonly earned: Money
  /** That are sold. */
  readonly positions: number
}

/** At the bids of now: in a halt, and until the next session, they may change. */
export function endPreview(follow: Follow, context: Pick<CopyContext, 'shareOf' | 'proceedsOf'>): EndPreview {
  const worth = worthOf(follow, context)
  const brought = follow.positions.map(({ id, instrument, lots }) => {
    const share = context.shareOf(instrument)
    return share === undefined ? zero(currencyOf(follow)) : context.proceedsOf(id, lots, share.bid)
  })
  const left = add(follow.cash, ...brought)
  const fee = managementFee(left, follow.taken, follow.put, follow.terms.feeRate)
  const paid = subtract(left, fee)
  return {
    worth,
    charges: subtract(worth, left),
    fee,
    paid,
    earned: earnedOf(paid, follow.taken, follow.put),
    positions: follow.positions.length,
  }
}

/** What the follow waits for from now on: at which bids it is looked again whether it is stopped. */
export function armed(follow: Follow, context: Shares): Follow {
  const found = follow.positions.flatMap(({ id, instrument, lots }) => {
    const share = context.shareOf(instrument)
    const isListed = share !== undefined && share.status !== 'delisted' && lots > 0
    return isListed ? [{ position: id, shares: lots, bid: share.bid, ticks: share.market }] : []
  })
  const levels: ReadonlyMap<PositionId, Decimal> =
    follow.phase === 'ending' || isNegative(follow.base)
      ? new Map()
      : stopLevels(worthOf(follow, context), follow.base, follow.stopLoss, found)
  return {
    ...follow,
    positions: follow.positions.map(({ stopAt: _before, ...position }) => {
      const stopAt = levels.get(position.id)
      return stopAt === undefined ? position : { ...position, stopAt }
    }),
  }
}

/** Each follow that goes on waits by what the last of the events made of it. */
export function withArmed(events: readonly CopyEvent[], context: Shares): readonly CopyEvent[] {
  const last = new Map<string, number>()
  for (const [index, event] of events.entries()) if ('follow' in event) last.set(event.follow.id, index)
  return events.map((event, index) => {
    if (!('follow' in event) || event.kind === 'copyTrading.ended') return event
    return last.get(event.follow.id) === index ? { ...event, follow: armed(event.follow, context) } : event
  })
}

export const isTradable = (share: CopiedShare | undefined): share is CopiedShare => share?.status === 'open'
