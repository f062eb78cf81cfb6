import type { InstrumentId } from '../../base/ids.ts'
import { plusMs } from '../../base/instant.ts'
import type { Decimal } from '../../base/money/decimal.ts'
import { type Money, subtract } from '../../base/money/money.ts'
import { slippageOf, withMissed, withSlippage } from '../mentoring/difference.ts'
import { unsettledIn } from '../mentoring/ending.ts'
import { MIRROR_DELAY_MS, type SkippedCause, lotsOpened } from '../mentoring/mirroring.ts'
import { costOf } from '../mentoring/plan.ts'
import type { CopyContext } from './context.ts'
import type { CopyEvent, SaleCause } from './event.ts'
import { type Follow, type Mirrored, currencyOf, nextPosition } from './follow.ts'
import { isTradable } from './worth.ts'

/** A follow as far as some events have brought it. */
export interface Steps {
  readonly follow: Follow
  readonly events: readonly CopyEvent[]
}

export const beginWith = (follow: Follow): Steps => ({ follow, events: [] })

export const eventAt = (at: CopyContext['now']) => ({ version: 1, at, postings: [] }) as const

export const withPosition = (follow: Follow, position: Mirrored): Follow => ({
  ...follow,
  positions: follow.positions.map((one) => (one.id === position.id ? position : one)),
})

export const mirrorsAt = (at: CopyContext['now']): CopyContext['now'] => plusMs(at, MIRROR_DELAY_MS)

/** What the mentor sold them at, where it did. */
interface Sale {
  readonly cause: SaleCause
  readonly mentors?: Decimal | undefined
}

/** Sells lots of a position at the bid; where it cannot be now, they are owed. */
export function sell(
  { follow, events }: Steps,
  position: Mirrored,
  lots: number,
  { cause, mentors }: Sale,
  context: CopyContext,
): Steps & { readonly price?: Decimal | undefined } {
  if (lots < 1) return { follow, events }
  const share = context.shareOf(position.instrument)
  const { now } = context
  const until = context.lockedUntil(position.id)
  const from = until !== undefined && until > now ? until : now
  if (!isTradable(share) || from > now) {
    const owed = { lots: (position.owed?.lots ?? 0) + lots, from }
    const after = withPosition(follow, { ...position, owed })
    return {
      follow: after,
      events: [...events, { ...eventAt(now), kind: 'copyTrading.carried', follow: after }],
    }
  }
  const { bid: price } = share
  const story =
    mentors === undefined
      ? follow.story
      : withSlippage(follow.story, slippageOf('sell', price, mentors, lots, currencyOf(follow)))
  const after = { ...follow, story }
  return {
    follow: after,
    events: [
      ...events,
      { ...eventAt(now), kind: 'copyTrading.sold', follow: after, position: position.id, lots, price, cause },
    ],
    price,
  }
}

/** A purchase of the mentor, or what it has, as a follow mirrors it. */
export interface Opening {
  readonly instrument: InstrumentId
  readonly mentorLots: number
  readonly price: Decimal
  /** What it cost the mentor, or is worth. */
  readonly amount: Money
  readonly equity: Money
  /** Of the follow, before its first fill. */
  readonly worth: Money
  readonly cash: Money
}

function obstacleOf(
  { phase }: Follow,
  { instrument }: Opening,
  { restrictions, shareOf }: CopyContext,
): SkippedCause | undefined {
  if (phase !== 'following') return phase
  if (restrictions.length > 0) return 'restricted'
  const share = shareOf(instrument)
  if (share === undefined || share.status === 'delisted') return 'delisted'
  return share.status === 'open' ? undefined : 'halted'
}

function skip(
  { follow, events }: Steps,
  { instrument, mentorLots, price }: Opening,
  cause: SkippedCause,
  lots: number,
  { now: at }: CopyContext,
): Steps {
  const after = { ...follow, story: withMissed(follow.story, instrument, lots, price) }
  const skipped = { at, instrument, cause, mentorLots, lots }
  return {
    follow: after,
    events: [...events, { ...eventAt(at), kind: 'copyTrading.skipped', follow: after, skipped }],
  }
}

/** Buys at the ask what the mentor bought, in the part that it is of the mentor's worth; or says why not. */
export function open(
  steps: Steps,
  opening: Opening,
  context: CopyContext,
): Steps & { readonly cost?: Money } {
  const { follow, events } = steps
  const { instrument, worth, cash, amount, equity } = opening
  const share = context.shareOf(instrument)
  const obstacle = obstacleOf(follow, opening, context)
  const price = share?.ask ?? opening.price
  const mirroring = { worth, cash, amount, equity }
  const made = share === undefined ? undefined : lotsOpened(mirroring, price, share.market)
  const wanted = made?.wanted ?? 0
  if (obstacle !== undefined || share === undefined || made === undefined)
    return skip(steps, opening, obstacle ?? 'delisted', wanted, context)
  if (made.skipped !== undefined) return skip(steps, opening, made.skipped, wanted, context)
  const { lots } = made
  const currency = currencyOf(follow)
  const { paid, fee, cost } = costOf(price, lots, currency, share.market)
  const slippage = slippageOf('buy', price, opening.price, lots, currency)
  const id = nextPosition(follow)
  const left = subtract(follow.cash, cost)
  const after: Follow = {
    ...follow,
    cash: left,
    opened: follow.opened + 1,
    positions: [...follow.positions, { id, instrument, lots }],
    story: withSlippage(follow.story, slippage),
  }
  const bought = { position: id, instrument, price, lots, paid, fee, slippage }
  return {
    follow: after,
    events: [...events, { ...eventAt(context.now), kind: 'copyTrading.bought', follow: after, ...bought }],
    cost,
  }
}

/** With unsettled proceeds that the cash still has. */
export const withUnsettled = (follow: Follow, now: CopyContext['now']): Follow => ({
  ...follow,
  unsettled: unsettledIn(follow.cash, follow.unsettled, now),
})
