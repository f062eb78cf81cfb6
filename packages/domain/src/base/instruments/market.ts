import type { Localized } from '../localized.ts'
import type { Currency } from '../money/currency.ts'
import type { Decimal } from '../money/decimal.ts'
import type { MarketId } from './instrument.ts'

/** From this price upward, prices move by `tick`. Rows are sorted by `from`. */
export interface TickRow {
  readonly from: Decimal
  readonly tick: Decimal
}

/** What a market charges, as rates of notional (docs/rules/money.md). */
export interface ChargeRates {
  /** Taken on both sides. */
  readonly commission: Decimal
  /** Least commission a side, in the market's currency. */
  readonly minimumCommission: Decimal
  /** Taken on a sale. */
  readonly saleTax: Decimal
}

/** How long after a fill a sale is blocked. */
export type HoldingPeriod =
  | { readonly kind: 'none' }
  | { readonly kind: 'days'; readonly days: number }
  | { readonly kind: 'minutes'; readonly minutes: number }

/** What never changes of a market, in `marketFacts`. */
export interface MarketFacts {
  readonly id: MarketId
  readonly name: Localized
  readonly currency: Currency
  /** IANA time zone of the exchange. */
  readonly zone: string
}

/** A market with its rules, as they are on a day. */
export interface Market extends MarketFacts {
  readonly ticks: readonly TickRow[]
  /** Greatest move from the previous close, as a rate; none where the market has no limit. */
  readonly priceLimit?: Decimal | undefined
  /** Greatest fall from the previous close, where it is another than the greatest rise. */
  readonly fallLimit?: Decimal | undefined
  /** Days from trade to settlement: sale proceeds are withdrawable then. */
  readonly settlementDays: number
  readonly saleLock: HoldingPeriod
  readonly charges: ChargeRates
  /** Least notional of an opening order, in the market's currency. */
  readonly minimumOpening: Decimal
}
