import { commissionOf } from '../../base/instruments/commission.ts'
import type { ChargeRates } from '../../base/instruments/market.ts'
import type { Currency } from '../../base/money/currency.ts'
import { exact } from '../../base/money/exact.ts'
import { type Money, add, money } from '../../base/money/money.ts'
import type { DemandLevel } from './clearing.ts'

/** What shares cost at a price, in the currency of the instrument. */
export interface BidCost {
  /** Price x shares, rounded up. */
  readonly value: Money
  /** Commission of the market. */
  readonly fee: Money
  /** Both: what a bid puts on hold, and the most that it can cost. */
  readonly total: Money
}

export function bidCostOf({ price, shares }: DemandLevel, charges: ChargeRates, currency: Currency): BidCost {
  const notional = exact(price).times(String(shares))
  const value = money(currency, notional, 'up')
  const fee = commissionOf(charges, currency, notional)
  return { value, fee, total: add(value, fee) }
}
