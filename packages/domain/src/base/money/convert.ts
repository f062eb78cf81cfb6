import type { Currency } from './currency.ts'
import type { Decimal } from './decimal.ts'
import { type Exact, exact } from './exact.ts'
import { type Money, money } from './money.ts'

/** What one of each currency is worth in a common unit. */
export type Rates = Readonly<Partial<Record<Currency, Decimal>>>

/** @throws RangeError where the currency has no rate */
export function rateOf(rates: Rates, currency: Currency): Decimal {
  const rate = rates[currency]
  if (rate === undefined) throw new RangeError(`no rate for ${currency}`)
  return rate
}

/**
 * The sum of amounts of several currencies in one: converted unrounded, and rounded once (docs/rules/money.md).
 * @throws RangeError where one of them has no rate
 */
export function convertedSum(amounts: readonly Money[], currency: Currency, rates: Rates): Money {
  const unit = amounts.reduce<Exact>(
    (sum, one) => sum.plus(exact(one.amount).times(rateOf(rates, one.currency))),
    exact('0'),
  )
  return money(currency, unit.div(rateOf(rates, currency)))
}
