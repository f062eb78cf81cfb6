import type { Currency } from '../../base/money/currency.ts'
import type { Decimal } from '../../base/money/decimal.ts'
import { exact, roundTo, toDecimal } from '../../base/money/exact.ts'
import { type Money, isNegative, money, negate, subtract, zero } from '../../base/money/money.ts'
import { type Offer, underwritingPrice } from './offer.ts'

/** What an offer asks for, and in which currency. */
export type OfferTerms = Pick<Offer, 'provisionalPrice' | 'actualPrice' | 'depositRate'> & {
  readonly currency: Currency
}

/** What is on hold from the application to the draw: shares x provisional price x deposit rate, rounded up. */
export const depositFor = (shares: number, { provisionalPrice, depositRate, currency }: OfferTerms): Money =>
  money(currency, exact(provisionalPrice).times(String(shares)).times(depositRate), 'up')

/** What shares cost: at the actual price where it is known. */
export const dueFor = (
  shares: number,
  offer: Pick<OfferTerms, 'provisionalPrice' | 'actualPrice' | 'currency'>,
): Money => money(offer.currency, exact(underwritingPrice(offer)).times(String(shares)))

/** What of a deposit goes back, and what is still to be paid; one of the two is nothing. */
export interface Settlement {
  readonly back: Money
  readonly rest: Money
}

export function settlementOf(held: Money, due: Money): Settlement {
  const over = subtract(held, due)
  const none = zero(held.currency)
  return isNegative(over) ? { back: none, rest: negate(over) } : { back: over, rest: none }
}

/** How a price compares to the underwriting price. */
export interface Premium {
  readonly difference: Decimal
  /** The difference as a percentage of the underwriting price, two digits after the point. */
  readonly percent: Decimal
}

const PERCENT_DIGITS = 2

export function premiumOf(price: Decimal, underwriting: Decimal): Premium {
  const difference = exact(price).minus(underwriting)
  return {
    difference: toDecimal(difference),
    percent: roundTo(difference.times('100').div(underwriting), PERCENT_DIGITS, 'halfUp'),
  }
}
