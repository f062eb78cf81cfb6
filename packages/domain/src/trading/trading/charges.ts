import type { Leverage } from '../../base/instruments/instrument.ts'
import type { ChargeRates, Market } from '../../base/instruments/market.ts'
import { type Currency, minorUnits } from '../../base/money/currency.ts'
import type { Decimal } from '../../base/money/decimal.ts'
import { type Exact, exact, quotient } from '../../base/money/exact.ts'
import { type Money, larger, money } from '../../base/money/money.ts'

export { commissionOf } from '../../base/instruments/commission.ts'

/** Units of `lots` lots, exact. */
export const quantityOf = (lots: number, lotSize: Decimal): Exact => exact(String(lots)).times(lotSize)

/** Price times quantity, in the instrument's currency, unrounded. */
export const notionalOf = (price: Decimal, lots: number, lotSize: Decimal): Exact =>
  quantityOf(lots, lotSize).times(price)

/** What an opening ties up: notional / leverage, rounded up (docs/rules/money.md). */
export const marginOf = (currency: Currency, notional: Exact, leverage: Leverage): Money =>
  money(currency, notional.div(String(leverage)), 'up')

/**
 * Tax on a sale, half up. A long is sold at its close: `notional` is the exit's. A short is sold at its
 * opening: `notional` is the entry's; but it is taken at the close, with the rest of what a close is charged, so
 * that an opening moves nothing but margin and commission.
 */
export const saleTaxOf = (rates: ChargeRates, currency: Currency, notional: Exact): Money =>
  money(currency, notional.times(rates.saleTax))

/** Digits that the least of an order has besides zeros. */
const ROUND_FIGURE_DIGITS = 3

/** The next round figure: `3334` becomes `3340`. Above 0. */
function roundFigure(amount: Exact, currency: Currency): Exact {
  const [whole = ''] = amount.toFixed().split('.')
  const digits = whole === '0' ? 0 : whole.length
  return quotient(amount, exact('1'), Math.min(ROUND_FIGURE_DIGITS - digits, minorUnits(currency)), 'up')
}

/**
 * Least notional of an opening order: the market's minimum, or, if that is more, the least whose commission does not round
 * to nothing, up to a round figure: what rounds to nothing is refused, never free (docs/rules/money.md). A close is never refused for
 * being small.
 */
export function openingMinimum(
  market: Pick<Market, 'charges' | 'minimumOpening'>,
  currency: Currency,
): Money {
  const least = money(currency, market.minimumOpening, 'up')
  const { commission, minimumCommission } = market.charges
  if (exact(commission).eq('0') || exact(minimumCommission).gt('0')) return least
  const fractionDigits = minorUnits(currency)
  const halfUnit = exact(fractionDigits === 0 ? '0.5' : '0.005')
  const charged = quotient(halfUnit, exact(commission), fractionDigits, 'up')
  return larger(least, money(currency, roundFigure(charged, currency)))
}
