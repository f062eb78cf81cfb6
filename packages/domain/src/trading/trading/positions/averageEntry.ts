import type { Decimal } from '../../../base/money/decimal.ts'
import { exact, roundTo } from '../../../base/money/exact.ts'
import type { Fill } from './position.ts'

/** Finer than any tick and any digit that is shown of it. */
const FRACTION_DIGITS = 10

/**
 * What a lot of several open positions cost on average, by their entry prices and the lots still open. Undefined where nothing is open. For
 * showing: every position keeps its own entry, and is closed by itself.
 */
export function averageEntry(
  positions: readonly { readonly fill: Pick<Fill, 'lots' | 'price'> }[],
): Decimal | undefined {
  let lots = exact('0')
  let cost = exact('0')
  for (const { fill } of positions) {
    lots = lots.plus(String(fill.lots))
    cost = cost.plus(exact(fill.price).times(String(fill.lots)))
  }
  return lots.eq('0') ? undefined : roundTo(cost.div(lots), FRACTION_DIGITS, 'halfUp')
}
