import { type SplitRatio, splitLots } from '../../base/instruments/announced.ts'
import type { InstrumentId, PositionId } from '../../base/ids.ts'
import type { Instant } from '../../base/instant.ts'
import type { MarketId } from '../../base/instruments/instrument.ts'
import type { Currency } from '../../base/money/currency.ts'
import type { Decimal } from '../../base/money/decimal.ts'
import type { Accrual, LendingIncome } from './accrual.ts'

/** Fixed when a request was submitted. */
export interface LendingTerms {
  readonly instrument: InstrumentId
  readonly market: MarketId
  readonly currency: Currency
  /** Shares: a lot of a stock is one. */
  readonly lots: number
  /** Calendar days. */
  readonly term: number
  /** A year: 0.0365 is 3.65 percent. */
  readonly rate: Decimal
}

/** Lots of positions that a loan has, by the position. */
export type LentLots = Readonly<Record<PositionId, number>>

/** Shares that are lent for a term. */
export interface Loan {
  /** That of the request. */
  readonly id: string
  readonly terms: LendingTerms
  readonly begunAt: Instant
  readonly lots: LentLots
  readonly accrual: Accrual
  /** By its term; sooner once it is recalled. */
  readonly endsAt: Instant
  readonly recalledAt?: Instant | undefined
}

export const loanEndings = ['finished', 'recalled', 'delisted'] as const
export type LoanEnding = (typeof loanEndings)[number]

/** How a loan ended, and what it brought. */
export interface EndedLoan {
  readonly at: Instant
  readonly ending: LoanEnding
  readonly income: LendingIncome
}

/** Lots of a position that could be lent. */
export interface LendableLots {
  readonly position: PositionId
  readonly lots: number
}

const lotsIn = (lots: readonly number[]): number => lots.reduce((sum, one) => sum + one, 0)

export const lendableIn = (lendable: readonly LendableLots[]): number =>
  lotsIn(lendable.map(({ lots }) => lots))

export const sharesOf = (lots: LentLots): number => lotsIn(Object.values<number>(lots))

/** Lots for a loan, of the first position first; undefined where there are too few. */
export function lotsTaken(lendable: readonly LendableLots[], wanted: number): LentLots | undefined {
  const taken: Record<PositionId, number> = {}
  let missing = wanted
  for (const { position, lots } of lendable) {
    const some = Math.min(lots, missing)
    if (some > 0) taken[position] = some
    missing -= some
  }
  return missing === 0 ? taken : undefined
}

/** Lots in units after a split, each down, as those of the positions are. */
export function rebasedLots(lots: LentLots, ratio: SplitRatio): LentLots {
  const rebased: Record<PositionId, number> = {}
  for (const [position, some] of Object.entries<number>(lots)) {
    const whole = splitLots(some, ratio).lots
    // The keys are those of `lots`.
    if (whole > 0) rebased[position as PositionId] = whole
  }
  return rebased
}
