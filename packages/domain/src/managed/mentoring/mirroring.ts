import type { PositionId } from '../../base/ids.ts'
import type { Market } from '../../base/instruments/market.ts'
import type { Decimal } from '../../base/money/decimal.ts'
import { exact } from '../../base/money/exact.ts'
import { type Money, isPositive, money, smaller, zero } from '../../base/money/money.ts'
import { lotsFor } from './plan.ts'

/** After an event of a mentor, its trades are mirrored at the prices of then. */
export const MIRROR_DELAY_MS = 1000
/** The most of a follow that one trade may cost. */
export const TRADE_PART = '0.25'

/** What an opening of a mentor is mirrored by. */
export interface Mirroring {
  /** Of the follow, before the first fill of the event. */
  readonly worth: Money
  readonly cash: Money
  /** What the mentor paid, and had before the first fill. */
  readonly amount: Money
  readonly equity: Money
}

/** What the follow may pay, leaving its cash out of account. */
export function wantedBudget({ worth, amount, equity }: Omit<Mirroring, 'cash'>): Money {
  if (!isPositive(equity)) return zero(worth.currency)
  const part = exact(worth.amount).times(amount.amount).div(exact(equity.amount))
  return smaller(
    money(worth.currency, part, 'down'),
    money(worth.currency, exact(worth.amount).times(TRADE_PART), 'down'),
  )
}

/** The least of three: the mentor's part of the follow, a quarter of it, its cash. */
export const budgetOf = (mirroring: Mirroring): Money => smaller(wantedBudget(mirroring), mirroring.cash)

export const skippedCauses = [
  'paused',
  'ending',
  'restricted',
  'delisted',
  'halted',
  'noCash',
  'belowOneLot',
] as const
export type SkippedCause = (typeof skippedCauses)[number]

/** Lots that a follow buys with an opening, or why it buys none. */
export function lotsOpened(
  mirroring: Mirroring,
  ask: Decimal,
  market: Pick<Market, 'charges'>,
): { readonly lots: number; readonly wanted: number; readonly skipped?: 'noCash' | 'belowOneLot' } {
  const wanted = lotsFor(wantedBudget(mirroring), ask, market)
  const lots = lotsFor(budgetOf(mirroring), ask, market)
  if (lots > 0) return { lots, wanted }
  return { lots, wanted, skipped: lotsFor(mirroring.cash, ask, market) === 0 ? 'noCash' : 'belowOneLot' }
}

/** Lots of a position of a share. */
export interface PositionLots {
  readonly position: PositionId
  readonly lots: number
}

/** What a follow sells with a closing of `closed` of the mentor's `before` lots: its part of all, down, of the first positions first. */
export function lotsClosed(
  positions: readonly PositionLots[],
  closed: number,
  before: number,
): readonly PositionLots[] {
  const all = positions.reduce((sum, { lots }) => sum + lots, 0)
  const part = exact(String(all)).times(String(closed)).div(String(before)).round(0, 0)
  let left = closed >= before ? all : Number(part.toFixed(0))
  return positions.flatMap(({ position, lots }) => {
    const some = Math.min(lots, left)
    left -= some
    return some > 0 ? [{ position, lots: some }] : []
  })
}
