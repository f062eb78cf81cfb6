import { type Standing, standingRefusals } from '../../base/access/standing.ts'
import { coverRefusals, fundsIn } from '../../base/funds/cover.ts'
import type { Instant } from '../../base/instant.ts'
import type { ChargeRates } from '../../base/instruments/market.ts'
import type { TickTable } from '../../base/instruments/ticks.ts'
import type { RuleContext } from '../../base/module/module.ts'
import { quotaLeft, quotaRefusals } from '../../base/module/quota.ts'
import { type Decimal, decimal, isDecimal } from '../../base/money/decimal.ts'
import { compareDecimals } from '../../base/money/exact.ts'
import { type Refusal, invalid, refuse } from '../../base/refusals/refusal.ts'
import type { Block } from '../blockTrading/block.ts'
import { blockCostOf } from '../blockTrading/cost.ts'
import { blockQuota } from '../blockTrading/quota.ts'
import { saleQuotaOf } from '../selling/quota.ts'
import { type LastPrice, blockPriceOf } from '../blockTrading/price.ts'
import type { BlockWindow } from '../blockTrading/windows.ts'
import type { BlockTradesCommand } from './command.ts'

/** A product with what it is sold by now. */
export interface BlockOnSale {
  readonly block: Block
  /** It was called off, or its share delisted, whatever its dates say. */
  readonly isOver: boolean
  /** Shares that are claimed by requests under review and by those that have passed. */
  readonly claimed: Decimal
  readonly window: BlockWindow
  readonly quote: LastPrice
  readonly tickTable: TickTable
  /** The commission of the product, with the least of the market. */
  readonly charges: ChargeRates
}

/** What the rules know of the account, the site and the product. */
export interface BlockTradesContext extends RuleContext, Standing {
  /** A setting: whether blocks and OTC lots are offered. */
  readonly offered: boolean
  readonly isSeat: boolean
  /** That of the command; undefined where there is none. */
  readonly onSale: BlockOnSale | undefined
  /** Requests under review for the product that is called off. */
  readonly underReview: readonly string[]
  /** When the lock of a block ends whose request passes now. */
  readonly unlocksAt: Instant | undefined
}

const timeRefusals = ({ window: { isOpen, span } }: BlockOnSale): readonly Refusal[] =>
  isOpen ? [] : [refuse('BLOCK_TRADE_CLOSED', { from: span.from, to: span.to })]

/** What stands in the way of any request, whatever its quantity; in the order in which one would be refused. */
export function blockObstacles(
  onSale: BlockOnSale | undefined,
  context: Omit<BlockTradesContext, keyof RuleContext | 'onSale' | 'underReview' | 'unlocksAt'>,
): readonly Refusal[] {
  const unavailable = refuse('PRODUCT_UNAVAILABLE', {})
  if (!context.offered || onSale === undefined || onSale.isOver) return [unavailable]
  return [
    ...(onSale.block.institutional && !context.isSeat ? [unavailable] : []),
    ...standingRefusals(context),
    ...timeRefusals(onSale),
    ...(priceNow(onSale) === undefined ? [refuse('PRICE_UNAVAILABLE', {})] : []),
  ]
}

/** What a share costs now; undefined where it cannot be said. */
export const priceNow = ({ block, quote, tickTable }: Pick<BlockOnSale, 'block' | 'quote' | 'tickTable'>) =>
  blockPriceOf(block, quote, tickTable)

/** Shares that nobody has claimed. */
export const sharesLeft = ({ block, claimed }: Pick<BlockOnSale, 'block' | 'claimed'>): number =>
  Number(quotaLeft(saleQuotaOf(blockQuota, block, claimed)))

/** Whole lots, not fewer than the least of a block, and no more than are left. */
export function quantityObstacles(
  lots: number,
  onSale: Pick<BlockOnSale, 'block' | 'claimed'>,
): readonly Refusal[] {
  if (!Number.isSafeInteger(lots)) return [invalid({ lots: 'notWhole' })]
  if (lots < 1) return [invalid({ lots: 'tooLow' })]
  const { block } = onSale
  return [
    ...(block.kind === 'block' && lots < block.minShares
      ? [refuse('BLOCK_BELOW_MINIMUM_SHARES', { shares: block.minShares }, { lots: 'tooLow' })]
      : []),
    ...quotaRefusals(saleQuotaOf(blockQuota, block, onSale.claimed), decimal(String(lots))),
  ]
}

export function check(command: BlockTradesCommand, context: BlockTradesContext): readonly Refusal[] {
  if (command.kind !== 'blockTrades.submit') return []
  const { onSale, ledger } = context
  const obstacles = blockObstacles(onSale, context)
  const price = onSale && priceNow(onSale)
  if (onSale === undefined || price === undefined) return obstacles
  const { lots, price: shown } = command
  if (!isDecimal(shown)) return [...obstacles, invalid({ price: 'malformed' })]
  const quantity = quantityObstacles(lots, onSale)
  const { total } = blockCostOf(
    { price, shares: Number.isSafeInteger(lots) && lots > 0 ? lots : 0 },
    onSale.charges,
    onSale.block.instrument.currency,
  )
  return [
    ...obstacles,
    ...quantity,
    ...(compareDecimals(price, shown) > 0 ? [refuse('QUOTE_EXPIRED', {})] : []),
    ...coverRefusals(total, fundsIn(ledger, total.currency), { lots: 'tooHigh' }),
  ]
}
