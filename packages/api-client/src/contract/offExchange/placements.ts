import { requestStates, salePhases, standingCodes } from '@onelot/domain'
import * as z from 'zod/mini'
import { type ResponseOf, defineEndpoint } from '../base/endpoint.ts'
import { listAnswerShape, listPageShape } from '../base/paging.ts'
import { rowsOf } from '../base/rows.ts'
import {
  decimalText,
  figureText,
  instantText,
  list,
  localizedShape,
  moneyShape,
  placementIdText,
  positionIdText,
  zoneText,
} from '../base/scalars.ts'
import { requestNamed, reviewedShape } from '../funds/requests.ts'
import { namedInstrumentShape } from '../market/priceAlerts.ts'
import { ownSharesShape } from './ownShares.ts'

const shares = z.int().check(z.gte(0))

const tierShape = z.object({
  /** The least amount of the tier. */
  least: moneyShape,
  /** Part of the close of the day before: 0.05 is 5 percent. */
  discount: decimalText,
  /** What a share costs in it now; missing where that cannot be said. */
  price: z.optional(decimalText),
})

const placementShape = z.object({
  id: placementIdText,
  instrument: namedInstrumentShape,
  /** What the company is in. */
  industry: z.optional(localizedShape),
  phase: z.enum(salePhases),
  /** New shares, and those of them that nobody has claimed. */
  shares,
  left: shares,
  from: instantText,
  to: instantText,
  /** Of the market: the dates are meant in it. */
  zone: zoneText,
  /** The least amount first; the discount rises with it. */
  tiers: list(tierShape),
  /** What the prices are made from; missing where the share has none. */
  previousClose: z.optional(decimalText),
  /** The last price; missing while the share is halted or has none. */
  last: z.optional(decimalText),
  /** Shares of the company before the new ones; missing in lists. */
  outstanding: z.optional(decimalText),
  /** Trading days, and when the lock ends of what passes now. */
  lockDays: z.int().check(z.gte(1)),
  unlocksAt: instantText,
})
export type PlacementOnWire = z.output<typeof placementShape>

/** What a member asked for, with its review. */
const subscriptionShape = z.object({
  ...reviewedShape,
  placement: placementIdText,
  instrument: namedInstrumentShape,
  /** What was asked for. */
  amount: moneyShape,
  discount: decimalText,
  price: decimalText,
  shares,
  /** Price x shares: it is on hold until the review ends. */
  cost: moneyShape,
  /** Once it has passed. */
  lockedUntil: z.optional(instantText),
  position: z.optional(positionIdText),
})
export type PlacementSubscriptionOnWire = z.output<typeof subscriptionShape>

/** Codes that stand in the way of any request, whatever its amount. */
export const placementObstacleCodes = [
  'PRODUCT_UNAVAILABLE',
  ...standingCodes,
  'NOT_YET_SUBSCRIPTION_TIME',
  'SUBSCRIPTION_CHANNEL_CLOSED',
  'PRICE_UNAVAILABLE',
] as const

const placementNamed = z.strictObject({ placement: placementIdText })

export const placementsProducts = defineEndpoint({
  path: 'placements/products',
  summary:
    'Placements: those that are open now first, the soonest to end before others; then what is coming, and what has ended.',
  access: 'guest',
  kind: 'read',
  cache: 'live',
  request: z.strictObject({ phase: z.optional(z.enum(salePhases)), ...listPageShape }),
  response: z.object({ products: rowsOf(placementShape), ...listAnswerShape }),
  refusals: ['PRODUCT_UNAVAILABLE'],
  successes: [],
  example: { pageSize: 10 },
})

export const placementsProduct = defineEndpoint({
  path: 'placements/product',
  summary: 'One placement.',
  access: 'guest',
  kind: 'read',
  cache: 'live',
  request: placementNamed,
  response: z.object({ product: placementShape }),
  refusals: ['PRODUCT_UNAVAILABLE'],
  successes: [],
  example: { placement: 'a-placement' },
})

export const placementsTerms = defineEndpoint({
  path: 'placements/terms',
  summary: 'What a member has for a placement, and what stands in the way of a request for it now.',
  access: 'member',
  kind: 'read',
  cache: 'live',
  request: placementNamed,
  response: z.object({
    available: moneyShape,
    frozen: moneyShape,
    /** In the order in which a request would be refused; empty where nothing stands in the way. */
    obstacles: list(z.enum(placementObstacleCodes)),
    own: ownSharesShape,
    /** When a review passes by itself; missing where an operator decides. */
    reviewMs: z.optional(z.int()),
  }),
  refusals: ['PRODUCT_UNAVAILABLE'],
  successes: [],
  example: { placement: 'a-placement' },
})
export type PlacementTermsOnWire = ResponseOf<typeof placementsTerms>

export const placementsSubmit = defineEndpoint({
  path: 'placements/submit',
  summary:
    'Asks for new shares of a placement for an amount, at the price that was shown for it, or a lower one; their cost is on hold until the request is reviewed.',
  access: 'member',
  kind: 'write',
  request: z.strictObject({ placement: placementIdText, amount: figureText, price: figureText }),
  response: z.object({ subscription: subscriptionShape }),
  refusals: [
    ...placementObstacleCodes,
    'PLACEMENT_BELOW_MINIMUM',
    'QUOTE_EXPIRED',
    'BALANCE_INSUFFICIENT',
    'AVAILABLE_INSUFFICIENT',
  ],
  successes: ['ALLOCATED'],
  example: { placement: 'a-placement', amount: '31400000', price: '17720' },
})

export const placementsList = defineEndpoint({
  path: 'placements/list',
  summary: 'The member’s requests for placements, the newest first.',
  access: 'member',
  kind: 'read',
  cache: 'live',
  request: z.strictObject({ state: z.optional(z.enum(requestStates)), ...listPageShape }),
  response: z.object({ subscriptions: rowsOf(subscriptionShape), ...listAnswerShape }),
  refusals: [],
  successes: [],
  example: { pageSize: 10 },
})

export const placementsGet = defineEndpoint({
  path: 'placements/get',
  summary: 'One request of the member for a placement. Until it is reviewed it is cancelled as any request.',
  access: 'member',
  kind: 'read',
  cache: 'live',
  request: requestNamed,
  response: z.object({ subscription: subscriptionShape }),
  refusals: ['ORDER_WRONG_STATE'],
  successes: [],
  example: { request: 'a-request' },
})

export const placements = {
  placementsProducts,
  placementsProduct,
  placementsTerms,
  placementsSubmit,
  placementsList,
  placementsGet,
} as const
