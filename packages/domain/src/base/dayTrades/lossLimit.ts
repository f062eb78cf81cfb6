import type { LocalDate } from '../instant.ts'
import type { MarketId } from '../instruments/instrument.ts'
import type { Money } from '../money/money.ts'

/**
 * How much a member's day trades of a market may lose in one of its trading days (docs/rules/day-trading.md). What is loosened counts from a later
 * day on.
 */
export interface LossLimit {
  /** Undefined where there is none. */
  readonly amount: Money | undefined
  readonly next?: { readonly amount: Money | undefined; readonly from: LocalDate } | undefined
}

export type LossLimits = Readonly<Partial<Record<MarketId, LossLimit>>>

/** The limit that counts on a trading day; undefined where none does. */
export const lossLimitOn = (limit: LossLimit | undefined, day: LocalDate): Money | undefined =>
  limit?.next !== undefined && day >= limit.next.from ? limit.next.amount : limit?.amount
