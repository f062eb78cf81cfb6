import type { TickTable } from '../../base/instruments/ticks.ts'
import type { Decimal } from '../../base/money/decimal.ts'
import { discounted } from '../selling/price.ts'
import type { Block } from './block.ts'

/** What the price of a block is made from. */
export interface LastPrice {
  /** In any session; undefined where the share is halted or has none. */
  readonly last: Decimal | undefined
  /** The day's lower limit, where the market has one. */
  readonly low?: Decimal | undefined
}

/** What a share costs now; undefined where a block has no last price. An OTC price is its own, in a halt too. */
export function blockPriceOf(block: Block, { last, low }: LastPrice, ticks: TickTable): Decimal | undefined {
  if (block.kind === 'otc') return block.price
  return last === undefined ? undefined : discounted(block.discount, last, ticks, low)
}
