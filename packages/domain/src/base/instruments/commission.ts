import type { Currency } from '../money/currency.ts'
import type { Exact } from '../money/exact.ts'
import { type Money, larger, minorOf, money } from '../money/money.ts'
import { scaled } from '../money/scaled.ts'
import type { ChargeRates } from './market.ts'

/** Commission of one side: the rate of its notional, half up, and the market's minimum at least (docs/rules/money.md). */
export const commissionOf = (rates: ChargeRates, currency: Currency, notional: Exact): Money =>
  larger(money(currency, notional.times(rates.commission)), money(currency, rates.minimumCommission))

/** The same of a scaled notional, in minor units: a backtest asks for thousands. */
export function commissionUnits(rates: ChargeRates, currency: Currency, notional: bigint): bigint {
  const least = minorOf(currency, scaled(rates.minimumCommission), 1)
  const byRate = minorOf(currency, notional * scaled(rates.commission), 2)
  return byRate > least ? byRate : least
}
