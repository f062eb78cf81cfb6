import type { Currency } from './currency.ts'
import { type Decimal, type Exact, exact } from './decimal.ts'
import { type Money, money } from './money.ts'

/** What one of each currency is worth in a common unit. */
export type Rates = Readonly<Record<Currency, Decimal>>

/** The sum of amounts of several currencies in one: converted unrounded, and rounded once (docs/rules/money.md). */
export function convertedSum(amounts: readonly Money[], currency: Currency, rates: Rates): Money {
  const unit = amounts.reduce<Exact>(
    (sum, one) => sum.plus(exact(one.amount).times(rates[one.currency])),
    exact('0'),
  )
  return money(currency, unit.div(rates[currency]))
}
