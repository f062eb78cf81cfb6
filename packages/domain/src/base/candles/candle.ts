import type { Instant, LocalDate } from '../instant.ts'
import type { Decimal } from '../money/decimal.ts'

export const chartPeriods = ['timeShare', '1m', '5m', '15m', '30m', 'day', 'week', 'month'] as const
export type ChartPeriod = (typeof chartPeriods)[number]

export const adjustments = ['none', 'forward', 'backward'] as const
export type Adjustment = (typeof adjustments)[number]

/**
 * One bar. `time` is the exchange-local date of the first trading day in a day, week or month bar, and the opening instant of an
 * intraday bar: daily bars are dates, never instants.
 */
export interface Candle<T extends Instant | LocalDate = Instant | LocalDate> {
  readonly time: T
  readonly open: Decimal
  readonly high: Decimal
  readonly low: Decimal
  readonly close: Decimal
  readonly volume: Decimal
  /** False for a recorded bar of a real series. */
  readonly simulated: boolean
}

/** A cash dividend or split that adjustment takes out of a series. */
export type CorporateAction =
  | { readonly kind: 'dividend'; readonly exDate: LocalDate; readonly amountPerShare: Decimal }
  | { readonly kind: 'split'; readonly exDate: LocalDate; readonly ratio: Decimal }
