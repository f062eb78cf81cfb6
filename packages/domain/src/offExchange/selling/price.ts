import { type TickTable, roundToTick } from '../../base/instruments/ticks.ts'
import type { Decimal } from '../../base/money/decimal.ts'
import { compareDecimals, exact, roundTo } from '../../base/money/exact.ts'

/** A price less a discount, up to the next tick, and never under the lower limit of the day where one is given. */
export function discounted(
  discount: Decimal,
  last: Decimal,
  ticks: TickTable,
  low: Decimal | undefined,
): Decimal {
  const price = roundToTick(ticks, exact(last).times(exact('1').minus(discount)), 'up')
  return low !== undefined && compareDecimals(price, low) < 0 ? low : price
}

const PERCENT_DIGITS = 2

/** How far a price is under the last one, as a percentage of the last; negative where it is above. */
export const discountPercent = (price: Decimal, last: Decimal): Decimal =>
  roundTo(exact(last).minus(price).times('100').div(last), PERCENT_DIGITS, 'halfUp')
