import type { InstrumentId } from '../ids.ts'
import type { Instant, LocalDate } from '../instant.ts'
import type { MarketId } from './instrument.ts'
import type { Currency } from '../money/currency.ts'
import type { Decimal } from '../money/decimal.ts'
import { type Exact, exact, roundTo, toDecimal } from '../money/exact.ts'

interface Announced {
  readonly id: string
  readonly instrument: InstrumentId
  readonly market: MarketId
  readonly announcedAt: Instant
  /** A trading day of the exchange. */
  readonly exDate: LocalDate
  /** The opening of the ex-date, pre-market included: prices are re-based and holdings counted then. */
  readonly opensAt: Instant
}

/** A cash dividend that was announced (docs/rules/dividends.md). */
export interface AnnouncedDividend extends Announced {
  readonly kind: 'dividend'
  /** Per unit. */
  readonly amount: Decimal
  readonly currency: Currency
  readonly payDate: LocalDate
  /** The opening of the pay date. */
  readonly paysAt: Instant
  /** Where its holders may take shares in place of cash (docs/rules/elective-dividends.md). */
  readonly elective?: Elective | undefined
}

/** Until when shares may be chosen: the regular close of a trading day, at whose close they are bought. */
export interface Elective {
  readonly day: LocalDate
  readonly deadline: Instant
}

/** `from` units become `to`; both whole, in lowest terms. */
export interface SplitRatio {
  readonly to: number
  readonly from: number
}

/** A split, or a reverse split, that was announced (docs/rules/splits.md). */
export interface AnnouncedSplit extends Announced {
  readonly kind: 'split'
  readonly ratio: SplitRatio
}

/**
 * New shares that a company offers those who hold it at the opening of the ex-date, which is the record date: `ratio.to` new ones for each
 * `ratio.from` held. It changes no price (docs/rules/capital-increases.md).
 */
export interface AnnouncedRights extends Announced {
  readonly kind: 'rights'
  readonly ratio: SplitRatio
  /** Of a new share, on a tick. */
  readonly price: Decimal
  readonly currency: Currency
  /** Rights may be used from then on. */
  readonly from: Instant
  /** Rights may be used before it; then the new shares are issued. */
  readonly to: Instant
  /** Until when the new shares may not be sold. */
  readonly lockedUntil: Instant
  /** It was called off then. */
  readonly calledOffAt?: Instant | undefined
}

/** What a company does to its listed units on an ex-date, which changes their prices. */
export type AnnouncedAction = AnnouncedDividend | AnnouncedSplit

/** What whoever has something of an instrument notes when it is announced. */
export type CompanyAction = AnnouncedAction | AnnouncedRights

/** Decimals of a re-based entry price, as of an average price. */
const PRICE_DIGITS = 8

export const rebasedExactly = (price: Decimal, { to, from }: SplitRatio): Exact =>
  exact(price).times(String(from)).div(String(to))

/** A price in units after a split, half up to 8 digits after the point. */
export const rebasedPrice = (price: Decimal, ratio: SplitRatio): Decimal =>
  toDecimal(exact(roundTo(rebasedExactly(price, ratio), PRICE_DIGITS, 'halfUp')))

/** Whole lots that a split makes of some, and what is left of one: `part` of `from * lots` (docs/rules/splits.md). */
export interface SplitLots {
  readonly lots: number
  /** The fraction of a lot that is paid in cash, by its numerator; the denominator is `ratio.from`. */
  readonly rest: number
}

export function splitLots(lots: number, { to, from }: SplitRatio): SplitLots {
  const made = BigInt(lots) * BigInt(to)
  return { lots: Number(made / BigInt(from)), rest: Number(made % BigInt(from)) }
}

/** Whole numbers without a common divisor. */
export function lowestTerms({ to, from }: SplitRatio): SplitRatio {
  let [a, b] = [to, from]
  while (b > 0) [a, b] = [b, a % b]
  return { to: to / a, from: from / a }
}
