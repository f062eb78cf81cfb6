import { blockKinds, blockPhases, requestStates, sellerKinds, standingCodes } from '@onelot/domain'
import * as z from 'zod/mini'
import { type ResponseOf, defineEndpoint } from '../base/endpoint.ts'
import { listAnswerShape, listPageShape } from '../base/paging.ts'
import { rowsOf } from '../base/rows.ts'
import {
  blockIdText,
  decimalText,
  figureText,
  instantText,
  list,
  localizedShape,
  lotsShape,
  moneyShape,
  positionIdText,
  zoneText,
} from '../base/scalars.ts'
import { requestNamed, reviewedShape } from '../funds/requests.ts'
import { namedInstrumentShape } from '../market/priceAlerts.ts'
import { ownSharesShape } from './ownShares.ts'

const shares = z.int().check(z.gte(0))
const kind = z.enum(blockKinds)

const blockShape = z.object({
  id: blockIdText,
  /** `block`: at a discount, and locked. `otc`: at a price of its own. */
  kind,
  instrument: namedInstrumentShape,
  /** What the company is in. */
  industry: z.optional(localizedShape),
  seller: z.object({ kind: z.enum(sellerKinds), name: localizedShape }),
  /** Sold to seat accounts alone. */
  institutional: z.boolean(),
  phase: z.enum(blockPhases),
  /** Shares that are sold, and those of them that nobody has claimed. */
  shares,
  left: shares,
  from: instantText,
  to: instantText,
  /** Of the market: the dates are meant in it. */
  zone: zoneText,
  /** The running window of requests; else the next one, or the last where none follows. */
  window: z.object({ isOpen: z.boolean(), from: instantText, to: instantText }),
  /** What a share costs now; missing where that cannot be said. */
  price: z.optional(decimalText),
  /** The last price; missing while the share is halted or has none. */
  last: z.optional(decimalText),
  /** The day’s lower limit, which no block is sold under. */
  low: z.optional(decimalText),
  /** Shares of a day on average, of the last whole trading days; missing where there are none. */
  averageVolume: z.optional(decimalText),
  /** Of a block alone. */
  terms: z.optional(
    z.object({
      /** Part of the last price: 0.05 is 5 percent. */
      discount: decimalText,
      minShares: z.int().check(z.gte(1)),
      /** Trading days. */
      lockDays: z.int().check(z.gte(1)),
      /** When the lock ends of what passes now. */
      unlocksAt: instantText,
    }),
  ),
  /** Of a block whose sale is over, once the lock of its last requests is: how the share stood then. */
  afterLock: z.optional(
    z.object({
      unlockedAt: instantText,
      /** Close of that day against the block’s price on its last day, a rate: -0.031 is 3.1 percent lower. */
      change: decimalText,
    }),
  ),
})
export type BlockOnWire = z.output<typeof blockShape>

/** What a member asked for, with its review. */
const tradeShape = z.object({
  ...reviewedShape,
  block: blockIdText,
  kind,
  instrument: namedInstrumentShape,
  price: decimalText,
  shares,
  /** Price x shares, and the commission: both are on hold until the review ends. */
  value: moneyShape,
  fee: moneyShape,
  /** Of a block that has passed. */
  lockedUntil: z.optional(instantText),
  /** Once it has passed. */
  position: z.optional(positionIdText),
})
export type BlockTradeOnWire = z.output<typeof tradeShape>

/** Codes that stand in the way of any request, whatever its quantity. */
export const blockObstacleCodes = [
  'PRODUCT_UNAVAILABLE',
  ...standingCodes,
  'BLOCK_TRADE_CLOSED',
  'PRICE_UNAVAILABLE',
] as const

const blockNamed = z.strictObject({ block: blockIdText })

export const blockTradesProducts = defineEndpoint({
  path: 'blockTrades/products',
  summary:
    'Blocks, or OTC lots: those that are sold now first, the soonest to end before others; then what is coming, and what has ended.',
  access: 'guest',
  kind: 'read',
  cache: 'live',
  request: z.strictObject({ kind, phase: z.optional(z.enum(blockPhases)), ...listPageShape }),
  response: z.object({ products: rowsOf(blockShape), ...listAnswerShape }),
  refusals: ['PRODUCT_UNAVAILABLE'],
  successes: [],
  example: { kind: 'block', pageSize: 10 },
})

export const blockTradesProduct = defineEndpoint({
  path: 'blockTrades/product',
  summary: 'One block or OTC lot.',
  access: 'guest',
  kind: 'read',
  cache: 'live',
  request: blockNamed,
  response: z.object({ product: blockShape }),
  refusals: ['PRODUCT_UNAVAILABLE'],
  successes: [],
  example: { block: 'a-block' },
})

export const blockTradesTerms = defineEndpoint({
  path: 'blockTrades/terms',
  summary: 'What a request for a block or an OTC lot costs and keeps to, and what stands in its way now.',
  access: 'member',
  kind: 'read',
  cache: 'live',
  request: blockNamed,
  response: z.object({
    available: moneyShape,
    frozen: moneyShape,
    /** In the order in which a request would be refused; empty where nothing stands in the way. */
    obstacles: list(z.enum(blockObstacleCodes)),
    /** Taken at entry alone; the exit is an ordinary order. */
    entry: z.object({ commission: decimalText, minimumCommission: decimalText }),
    own: ownSharesShape,
    /** When a review passes by itself; missing where an operator decides. */
    reviewMs: z.optional(z.int()),
  }),
  refusals: ['PRODUCT_UNAVAILABLE'],
  successes: [],
  example: { block: 'a-block' },
})
export type BlockTermsOnWire = ResponseOf<typeof blockTradesTerms>

export const blockTradesSubmit = defineEndpoint({
  path: 'blockTrades/submit',
  summary:
    'Asks to buy of a block or an OTC lot at the price that was shown, or a lower one; its cost is on hold until the request is reviewed.',
  access: 'member',
  kind: 'write',
  request: z.strictObject({ block: blockIdText, lots: lotsShape, price: figureText }),
  response: z.object({ trade: tradeShape }),
  refusals: [
    ...blockObstacleCodes,
    'BLOCK_BELOW_MINIMUM_SHARES',
    'QUOTE_EXPIRED',
    'BALANCE_INSUFFICIENT',
    'AVAILABLE_INSUFFICIENT',
  ],
  successes: ['PURCHASED'],
  example: { block: 'a-block', lots: 1_000, price: '45950' },
})

export const blockTradesList = defineEndpoint({
  path: 'blockTrades/list',
  summary: 'The member’s requests for blocks and OTC lots, the newest first.',
  access: 'member',
  kind: 'read',
  cache: 'live',
  request: z.strictObject({ state: z.optional(z.enum(requestStates)), ...listPageShape }),
  response: z.object({ trades: rowsOf(tradeShape), ...listAnswerShape }),
  refusals: [],
  successes: [],
  example: { pageSize: 10 },
})

export const blockTradesGet = defineEndpoint({
  path: 'blockTrades/get',
  summary:
    'One request of the member for a block or an OTC lot. Until it is reviewed it is cancelled as any request.',
  access: 'member',
  kind: 'read',
  cache: 'live',
  request: requestNamed,
  response: z.object({ trade: tradeShape }),
  refusals: ['ORDER_WRONG_STATE'],
  successes: [],
  example: { request: 'a-request' },
})

export const blockTrades = {
  blockTradesProducts,
  blockTradesProduct,
  blockTradesTerms,
  blockTradesSubmit,
  blockTradesList,
  blockTradesGet,
} as const
