import type { Instant } from '../instant.ts'
import type { InstrumentId } from '../ids.ts'
import type { Decimal } from '../money/decimal.ts'

/** What an instrument is worth at a moment. All prices in its currency. */
export interface Quote {
  readonly instrument: InstrumentId
  readonly price: Decimal
  /** Close of the trading day before, the base of every change shown. */
  readonly previousClose: Decimal
  readonly open: Decimal
  readonly high: Decimal
  readonly low: Decimal
  /** Best prices at which resting orders fill (docs/rules/market.md). */
  readonly bid: Decimal
  readonly ask: Decimal
  /** Units traded today. */
  readonly volume: Decimal
  /** Value traded today, in the instrument's currency. */
  readonly turnover: Decimal
  readonly at: Instant
}

/** One level of the book; beyond the best level it is made up, and labelled so. */
export interface BookLevel {
  readonly price: Decimal
  readonly quantity: Decimal
}
export interface Book {
  readonly bids: readonly BookLevel[]
  readonly asks: readonly BookLevel[]
}
