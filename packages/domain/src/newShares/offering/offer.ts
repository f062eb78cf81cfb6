import type { OfferId } from '../../base/ids.ts'
import type { Instant } from '../../base/instant.ts'
import type { Instrument } from '../../base/instruments/instrument.ts'
import type { Localized } from '../../base/localized.ts'
import type { Decimal } from '../../base/money/decimal.ts'
import type { Money } from '../../base/money/money.ts'

/** When what is planned for an offer happens; each is later than the one before, but that an issue may fall on the end of payment. */
export interface OfferDates {
  readonly opensAt: Instant
  /** Applications are taken before it. */
  readonly closesAt: Instant
  readonly drawsAt: Instant
  readonly paymentFrom: Instant
  /** What is not whole by then has failed. */
  readonly paymentTo: Instant
  readonly issuesAt: Instant
  readonly listsAt: Instant
}
export const offerDates = [
  'opensAt',
  'closesAt',
  'drawsAt',
  'paymentFrom',
  'paymentTo',
  'issuesAt',
  'listsAt',
] as const satisfies readonly (keyof OfferDates)[]

/** New shares that members apply for and a draw allots (docs/rules/offers.md). */
export interface Offer {
  readonly id: OfferId
  /** Listed at `dates.listsAt`, at the price that was paid. */
  readonly instrument: Instrument
  /** The company in full. */
  readonly issuer: Localized
  /** The broker that brings it to the market. */
  readonly sponsor: Localized
  readonly dates: OfferDates
  /** In the currency of the instrument: what a deposit is calculated with. */
  readonly provisionalPrice: Decimal
  /** What is paid; missing until it is known. */
  readonly actualPrice?: Decimal | undefined
  /** Shares of one unit: applications are for whole units. */
  readonly unit: number
  /** Units that are offered. */
  readonly units: number
  readonly minShares: number
  /** Applications that one account may have. */
  readonly limit: number
  /** What an account has to have, available and frozen, to apply. */
  readonly minFunds: Money
  /** Part of the provisional price that is on hold until the draw. */
  readonly depositRate: Decimal
  /** Chance of one unit: above 0, at most 1. */
  readonly winningRate: Decimal
}

export type OfferPrices = Pick<Offer, 'provisionalPrice' | 'actualPrice'>

/** The actual price where it is known, else the provisional. */
export const underwritingPrice = ({ actualPrice, provisionalPrice }: OfferPrices): Decimal =>
  actualPrice ?? provisionalPrice
