import { commissionOf } from '../../base/instruments/commission.ts'
import type { ChargeRates } from '../../base/instruments/market.ts'
import { type TickTable, roundToTick, stepTick } from '../../base/instruments/ticks.ts'
import type { Currency } from '../../base/money/currency.ts'
import type { Decimal } from '../../base/money/decimal.ts'
import { exact } from '../../base/money/exact.ts'
import { type Money, add, compare, money, subtract } from '../../base/money/money.ts'

/** What shares cost, in the currency of the instrument. */
export interface BlockCost {
  /** Price x shares, rounded up. */
  readonly value: Money
  /** Commission at entry; the exit is an ordinary order. */
  readonly fee: Money
  /** Both: what a request puts on hold. */
  readonly total: Money
}

export interface Priced {
  readonly price: Decimal
  readonly shares: number
}

/** @param charges the product's commission, with the market's least */
export function blockCostOf({ price, shares }: Priced, charges: ChargeRates, currency: Currency): BlockCost {
  const notional = exact(price).times(String(shares))
  const value = money(currency, notional, 'up')
  const fee = commissionOf(charges, currency, notional)
  return { value, fee, total: add(value, fee) }
}

/** What a sale of all shares at a price brings, after commission and tax of the market. */
export function proceedsAt({ price, shares }: Priced, charges: ChargeRates, currency: Currency): Money {
  const notional = exact(price).times(String(shares))
  const tax = money(currency, notional.times(charges.saleTax))
  return subtract(subtract(money(currency, notional), commissionOf(charges, currency, notional)), tax)
}

/**
 * The least price on a tick at which a sale of all shares brings back what they have cost, the charges of both sides included.
 * @param charges of the market, which the exit is charged by
 */
export function breakEvenOf(paid: Money, shares: number, charges: ChargeRates, ticks: TickTable): Decimal {
  const { currency } = paid
  const { commission, minimumCommission, saleTax } = charges
  const quantity = exact(String(shares))
  const afterTax = exact('1').minus(saleTax)
  const byRate = exact(paid.amount).div(quantity.times(afterTax.minus(commission)))
  const byMinimum = exact(paid.amount).plus(minimumCommission).div(quantity.times(afterTax))
  const bringsBack = (price: Decimal) => compare(proceedsAt({ price, shares }, charges, currency), paid) >= 0
  let price = roundToTick(ticks, byRate.gt(byMinimum) ? byRate : byMinimum, 'up')
  // What rounds by less than a unit may move it by a few ticks where few shares are dear.
  while (!bringsBack(price)) price = stepTick(ticks, price, 1)
  for (let under = stepTick(ticks, price, -1); under !== price && bringsBack(under);) {
    price = under
    under = stepTick(ticks, price, -1)
  }
  return price
}
