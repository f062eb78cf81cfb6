import { standingCodes } from '@onelot/domain'
import * as z from 'zod/mini'
import { type ResponseOf, defineEndpoint } from '../base/endpoint.ts'
import { rowsOf } from '../base/rows.ts'
import {
  dateText,
  decimalText,
  instantText,
  instrumentIdText,
  list,
  localizedShape,
  moneyShape,
  positionIdText,
  zoneText,
} from '../base/scalars.ts'
import { namedInstrumentShape } from '../market/priceAlerts.ts'

/** Codes of what stands in the way of using rights, whatever the shares. */
export const increaseObstacleCodes = [
  'PRODUCT_UNAVAILABLE',
  ...standingCodes,
  'NOT_YET_SUBSCRIPTION_TIME',
  'SUBSCRIPTION_CHANNEL_CLOSED',
  'DUPLICATE_SUBSCRIPTION',
] as const

export const increaseIdText = z
  .string()
  .check(z.regex(/^[A-Za-z0-9-]{1,60}$/), z.describe('An announced capital increase'))
const increaseNamed = z.strictObject({ increase: increaseIdText })
const count = z.int().check(z.gte(0))
const shareCount = z.int().check(z.gte(1), z.lte(1_000_000_000))

const calledOffCause = z.enum(['operator', 'split', 'delisted'])

const increaseShape = z.object({
  id: increaseIdText,
  instrument: namedInstrumentShape,
  /** What the company is in. */
  industry: z.optional(localizedShape),
  /** `coming` until rights may be used. */
  phase: z.enum(['coming', 'open', 'ended', 'calledOff']),
  /** Of what was called off. */
  cause: z.optional(calledOffCause),
  /** `to` new shares for each `from` own ones. */
  ratio: z.object({ to: shareCount, from: shareCount }),
  /** Of a new share. */
  price: decimalText,
  recordDate: dateText,
  /** The opening of the record date: own shares are counted then. */
  countsAt: instantText,
  /** Rights may be used from then on, and before `to`, when the new shares are issued. */
  from: instantText,
  to: instantText,
  /** Until when new shares may not be sold. */
  lockedUntil: instantText,
  /** Of the market: the dates are meant in it. */
  zone: zoneText,
  /** The last price; missing while the share is halted or has none. */
  last: z.optional(decimalText),
})
export type IncreaseOnWire = z.output<typeof increaseShape>

const grantShape = z.object({
  increase: increaseIdText,
  instrument: namedInstrumentShape,
  state: z.enum(['granted', 'applied', 'issued', 'lapsed', 'calledOff']),
  /** Own shares that were counted, and what they are granted. */
  held: count,
  rights: count,
  grantedAt: instantText,
  /** New shares that were asked for. `cost` is on hold until they are issued. */
  application: z.optional(
    z.object({ id: z.string(), shares: shareCount, cost: moneyShape, at: instantText }),
  ),
  /** Of new shares that were issued. */
  position: z.optional(positionIdText),
  lockedUntil: z.optional(instantText),
  endedAt: z.optional(instantText),
  /** Of what was called off. */
  cause: z.optional(calledOffCause),
})
export type IncreaseGrantOnWire = z.output<typeof grantShape>

const termsShape = z.object({
  available: moneyShape,
  frozen: moneyShape,
  /** In the order in which an application would be refused; empty where nothing stands in the way. */
  obstacles: list(z.enum(increaseObstacleCodes)),
  /** Before the record date: what own shares of now would be granted. */
  expected: z.optional(z.object({ held: count, rights: count })),
  /** Once own shares were counted; missing where they came to no right. */
  grant: z.optional(grantShape),
})

export const increasesProducts = defineEndpoint({
  path: 'increases/products',
  summary: 'Capital increases: those that are open first, then what is coming, and what has ended.',
  access: 'guest',
  kind: 'read',
  cache: 'live',
  request: z.strictObject({
    /** Only of one share. */
    instrument: z.optional(instrumentIdText),
  }),
  response: z.object({ products: rowsOf(increaseShape) }),
  refusals: ['PRODUCT_UNAVAILABLE'],
  successes: [],
  example: {},
})

export const increasesProduct = defineEndpoint({
  path: 'increases/product',
  summary: 'One capital increase.',
  access: 'guest',
  kind: 'read',
  cache: 'live',
  request: increaseNamed,
  response: z.object({ product: increaseShape }),
  refusals: ['PRODUCT_UNAVAILABLE'],
  successes: [],
  example: { increase: 'an-increase' },
})

export const increasesTerms = defineEndpoint({
  path: 'increases/terms',
  summary: 'The rights of a member in a capital increase, and what stands in the way of using them now.',
  access: 'member',
  kind: 'read',
  cache: 'live',
  request: increaseNamed,
  response: termsShape,
  refusals: ['PRODUCT_UNAVAILABLE'],
  successes: [],
  example: { increase: 'an-increase' },
})
export type IncreaseTermsOnWire = ResponseOf<typeof increasesTerms>

export const increasesApply = defineEndpoint({
  path: 'increases/apply',
  summary:
    'Uses rights, by one application at a time: the cost of the new shares is on hold until they are issued, when rights can be used no more.',
  access: 'member',
  kind: 'write',
  request: z.strictObject({ increase: increaseIdText, shares: shareCount }),
  response: termsShape,
  refusals: [...increaseObstacleCodes, 'BALANCE_INSUFFICIENT', 'AVAILABLE_INSUFFICIENT'],
  successes: ['SUBSCRIBED'],
  example: { increase: 'an-increase', shares: 29 },
})

export const increasesCancel = defineEndpoint({
  path: 'increases/cancel',
  summary: 'Takes an application back while rights can be used; another may follow.',
  access: 'member',
  kind: 'write',
  request: increaseNamed,
  response: termsShape,
  refusals: [
    'ACCOUNT_NOT_FOUND',
    'ACCOUNT_FROZEN',
    'ACCOUNT_DISABLED',
    'PRODUCT_UNAVAILABLE',
    'ORDER_WRONG_STATE',
    'SUBSCRIPTION_CHANNEL_CLOSED',
  ],
  successes: ['CANCELLED'],
  example: { increase: 'an-increase' },
})

export const increases = {
  increasesProducts,
  increasesProduct,
  increasesTerms,
  increasesApply,
  increasesCancel,
} as const
