import { type TickTable, stepTick } from '../../../base/instruments/ticks.ts'
import type { Market } from '../../../base/instruments/market.ts'
import { greatestCount } from '../../../base/money/greatestCount.ts'
import type { Decimal } from '../../../base/money/decimal.ts'
import { add, isNegative, subtract } from '../../../base/money/money.ts'
import type { Fill } from '../positions/position.ts'
import { type Priced, closingCharges, grossProfitOf } from '../positions/settlement.ts'

/** Where a position closes without profit or loss, the charges of both sides included. */
export interface BreakEven {
  readonly price: Decimal
  /** From the entry, for a short downward. */
  readonly ticks: number
}

/** Further than any market moves in a day. */
const MOST_TICKS = 100_000

/** Undefined where no price of a day would do: one lot of a cheap share, with a least commission. */
export function orderBreakEven(
  position: Priced,
  fill: Pick<Fill, 'price' | 'lots' | 'margin' | 'fee'>,
  market: TickTable & Pick<Market, 'charges'>,
): BreakEven | undefined {
  const step = position.terms.side === 'long' ? 1 : -1
  const priceAfter = (ticks: number): Decimal =>
    ticks === 0 ? fill.price : stepTick(market, fill.price, step * ticks)
  const isLoss = (ticks: number): boolean => {
    const price = priceAfter(ticks)
    const { fee, tax } = closingCharges(position, fill, price, market)
    return isNegative(subtract(grossProfitOf(position, fill, price), add(fee, tax, fill.fee)))
  }
  if (isLoss(MOST_TICKS)) return undefined
  const ticks = isLoss(0) ? greatestCount(MOST_TICKS, isLoss) + 1 : 0
  return { price: priceAfter(ticks), ticks }
}
