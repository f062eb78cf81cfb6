import { type TickTable, roundToTick } from '../../base/instruments/ticks.ts'
import { type Decimal, compareDecimals, exact, roundTo } from '../../base/money/decimal.ts'
import type { Block } from './block.ts'

/** What the price of a block is made from. */
export interface LastPrice {
  /** In any session; undefined where the share is halted or has none. */
  readonly last: Decimal | undefined
  /** The day's lower limit, where the market has one. */
  readonly low?: Decimal | undefined
}

/** The last price less the discount, up to the next tick, and never under the day's lower limit. */
export function discounted(
  discount: Decimal,
  last: Decimal,
  ticks: TickTable,
  low: Decimal | undefined,
): Decimal {
  const price = roundToTick(ticks, exact(last).times(exact('1').minus(discount)), 'up')
  return low !== undefined && compareDecimals(price, low) < 0 ? low : price
}

/** What a share costs now; undefined where a block has no last price. An OTC price is its own, in a halt too. */
export function blockPriceOf(block: Block, { last, low }: LastPrice, ticks: TickTable): Decimal | undefined {
  if (block.kind === 'otc') return block.price
  return last === undefined ? undefined : discounted(block.discount, last, ticks, low)
}

const PERCENT_DIGITS = 2

/** How far a price is under the last one, as a percentage of the last; negative where it is above. */
export const discountPercent = (price: Decimal, last: Decimal): Decimal =>
  roundTo(exact(last).minus(price).times('100').div(last), PERCENT_DIGITS, 'halfUp')
