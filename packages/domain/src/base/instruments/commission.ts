import type { Currency } from '../money/currency.ts'
import type { Exact } from '../money/decimal.ts'
import { type Money, larger, money } from '../money/money.ts'
import type { ChargeRates } from './market.ts'

/** Commission of one side: the rate of its notional, half up, and the market's minimum at least (docs/rules/money.md). */
export const commissionOf = (rates: ChargeRates, currency: Currency, notional: Exact): Money =>
  larger(money(currency, notional.times(rates.commission)), money(currency, rates.minimumCommission))
