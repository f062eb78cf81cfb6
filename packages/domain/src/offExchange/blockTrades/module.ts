import { defineModule } from '../../base/module/defineModule.ts'
import { standingCodes } from '../../base/access/standing.ts'
import { coverCodes } from '../../base/funds/cover.ts'
import type { Decision } from '../../base/module/module.ts'
import { blockCostOf } from '../blockTrading/cost.ts'
import { blockQuota } from '../blockTrading/quota.ts'
import { saleQuotaOf, sharesClaim, sharesRelease } from '../selling/quota.ts'
import { counted } from '../selling/underReview.ts'
import { type BlockTradesContext, check, priceNow } from './check.ts'
import type { BlockTradesCommand } from './command.ts'
import type { BlockTradesEvent } from './event.ts'
import { rows } from './rows.ts'
import { type BlockTradeTerms, type BlockTradesState, initialBlockTrades } from './state.ts'

export {
  type BlockOnSale,
  type BlockTradesContext,
  blockObstacles,
  priceNow as blockPriceNow,
  sharesLeft,
} from './check.ts'
export { blockQuotaKey } from '../blockTrading/quota.ts'
export type { BlockTradesCommand } from './command.ts'
export type { BlockTradesEvent } from './event.ts'
export { blockTradesCollection } from './rows.ts'
export type { BlockTradeTerms, BlockTradesState } from './state.ts'

/** What is asked of a review. */
export const BLOCK_TRADE = 'blockTrades.trade'

function evolve(state: BlockTradesState, event: BlockTradesEvent): BlockTradesState {
  switch (event.kind) {
    case 'blockTrades.submitted':
      return { underReview: counted(state.underReview, event.terms.block, 1) }
    case 'blockTrades.passed':
    case 'blockTrades.released':
      return { underReview: counted(state.underReview, event.terms.block, -1) }
    case 'blockTrades.calledOff':
      return state
    default: {
      const never: never = event
      return never
    }
  }
}

/** At the price of now, which is the shown one or a lower one. */
function submitted(
  { lots: shares }: Extract<BlockTradesCommand, { kind: 'blockTrades.submit' }>,
  { now: at, onSale }: BlockTradesContext,
): Decision<BlockTradesEvent> {
  const price = onSale && priceNow(onSale)
  if (onSale === undefined || price === undefined) return { events: [] }
  const { block, charges } = onSale
  const { value, fee } = blockCostOf({ price, shares }, charges, block.instrument.currency)
  const terms: BlockTradeTerms = {
    block: block.id,
    kind: block.kind,
    instrument: block.instrument.id,
    price,
    shares,
    value,
    fee,
    lockDays: block.kind === 'block' ? block.lockDays : undefined,
  }
  return {
    events: [{ kind: 'blockTrades.submitted', version: 1, at, postings: [], terms }],
    quotaClaims: [sharesClaim(saleQuotaOf(blockQuota, block, onSale.claimed), shares)],
  }
}

function accept(
  command: BlockTradesCommand,
  _: BlockTradesState,
  context: BlockTradesContext,
): readonly BlockTradesEvent[] | Decision<BlockTradesEvent> {
  const base = { version: 1, at: context.now, postings: [] } as const
  switch (command.kind) {
    case 'blockTrades.submit':
      return submitted(command, context)
    case 'blockTrades.pass': {
      const { request, terms } = command
      const lockedUntil = context.unlocksAt
      return [{ ...base, kind: 'blockTrades.passed', request, terms, lockedUntil }]
    }
    case 'blockTrades.release': {
      const { request, terms } = command
      return {
        events: [{ ...base, kind: 'blockTrades.released', request, terms }],
        quotaClaims: [sharesRelease(blockQuota, terms.block, terms.shares)],
      }
    }
    case 'blockTrades.callOff':
      return context.underReview.map((request) => ({
        ...base,
        kind: 'blockTrades.calledOff',
        request,
        reason: command.reason,
      }))
    default: {
      const never: never = command
      return never
    }
  }
}

/** What members buy of blocks and OTC lots: a request, its review, and the position (docs/rules/block-trades.md). */
export const blockTrades = defineModule({
  name: 'blockTrades',
  stream: 'account',
  initial: initialBlockTrades,
  shape: 1,
  evolve,
  upcasts: {
    'blockTrades.submitted': [],
    'blockTrades.passed': [],
    'blockTrades.released': [],
    'blockTrades.calledOff': [],
  },
  refusals: {
    'blockTrades.submit': [
      'PRODUCT_UNAVAILABLE',
      ...standingCodes,
      'BLOCK_TRADE_CLOSED',
      'PRICE_UNAVAILABLE',
      'VALIDATION',
      'BLOCK_BELOW_MINIMUM_SHARES',
      'QUOTE_EXPIRED',
      ...coverCodes,
    ],
    'blockTrades.pass': [],
    'blockTrades.release': [],
    'blockTrades.callOff': [],
  },
  check: (command: BlockTradesCommand, _: BlockTradesState, context: BlockTradesContext) =>
    check(command, context),
  accept,
  schedule: () => [],
  rows,
})
