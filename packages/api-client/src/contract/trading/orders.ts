import { marketIds } from '@onelot/domain'
import * as z from 'zod/mini'
import { defineEndpoint } from '../base/endpoint.ts'
import { listedOrderShape, orderStepShape } from './orderShapes.ts'
import { executionShape, listedPositionShape, positionShape } from './positionShapes.ts'
import { listAnswerShape, listPageShape } from '../base/paging.ts'
import { rowsOf } from '../base/rows.ts'
import {
  dateText,
  figureText,
  instrumentIdText,
  list,
  lotsShape,
  orderIdText,
  positionIdText,
  zoneText,
} from '../base/scalars.ts'
import { protectionFields } from './termShapes.ts'

export const tradeAmend = defineEndpoint({
  path: 'trade/amend',
  summary:
    'Changes limit price or lots of a working order, one that opens or one that closes. A take-profit or stop-loss is changed by `trade/protect`.',
  access: 'member',
  kind: 'write',
  /** What is missing stays as it is. */
  request: z.strictObject({
    order: orderIdText,
    limitPrice: z.optional(figureText),
    lots: z.optional(lotsShape),
  }),
  response: z.object({ position: positionShape }),
  refusals: [
    'ACCOUNT_NOT_FOUND',
    'ACCOUNT_FROZEN',
    'ACCOUNT_DISABLED',
    'TRADING_BANNED',
    'FUND_OPERATION_PENDING',
    'ORDER_WRONG_STATE',
    'PRODUCT_UNAVAILABLE',
    'NOT_YET_LISTED',
    'PRICE_UNAVAILABLE',
    'OUTSIDE_TRADING_TIME',
    'DAY_LOSS_LIMIT_REACHED',
    'POSITION_LOCKED',
    'PRICE_BEYOND_LIMIT',
    'OPENING_BELOW_MINIMUM',
    'BALANCE_INSUFFICIENT',
    'AVAILABLE_INSUFFICIENT',
  ],
  successes: [],
})

export const tradeCancelAll = defineEndpoint({
  path: 'trade/cancelAll',
  summary: 'Cancels every working order, or those of one instrument. Take-profits and stop-losses go on.',
  access: 'member',
  kind: 'write',
  request: z.strictObject({ instrument: z.optional(instrumentIdText) }),
  response: z.object({ cancelled: z.int() }),
  refusals: ['ACCOUNT_NOT_FOUND', 'ACCOUNT_FROZEN', 'ACCOUNT_DISABLED'],
  successes: ['CANCELLED'],
})

export const tradeProtect = defineEndpoint({
  path: 'trade/protect',
  summary:
    'Replaces what protects an open position: a take-profit, a stop-loss, or both, of which one cancels the other. What is missing is removed.',
  access: 'member',
  kind: 'write',
  request: z.strictObject({ position: positionIdText, ...protectionFields }),
  response: z.object({ position: positionShape }),
  refusals: [
    'ACCOUNT_NOT_FOUND',
    'ACCOUNT_FROZEN',
    'ACCOUNT_DISABLED',
    'TRADING_BANNED',
    'ORDER_WRONG_STATE',
    'PRODUCT_UNAVAILABLE',
    'PRICE_UNAVAILABLE',
    'POSITION_LOCKED',
  ],
  successes: [],
})

export const tradeOrders = defineEndpoint({
  path: 'trade/orders',
  summary: 'Every order, opening, closing and protective, the one that was placed last first.',
  access: 'member',
  kind: 'read',
  cache: 'session',
  request: z.strictObject({
    /** `ended` are those that were filled, and the `unfilled`, which were cancelled, rejected or expired. */
    state: z.enum(['working', 'filled', 'unfilled', 'ended', 'all']),
    market: z.optional(z.enum(marketIds)),
    instrument: z.optional(instrumentIdText),
    /** Only take-profits and stop-losses, or none of them. */
    protective: z.optional(z.boolean()),
    /** Days on which it was placed, both included. */
    from: z.optional(dateText),
    to: z.optional(dateText),
    /** The zone of the days; without it, UTC. */
    zone: z.optional(zoneText),
    ...listPageShape,
  }),
  response: z.object({ orders: rowsOf(listedOrderShape), ...listAnswerShape }),
  refusals: [],
  successes: [],
})

export const tradeOrder = defineEndpoint({
  path: 'trade/order',
  summary: 'One order with everything that happened to it and its executions, oldest first.',
  access: 'member',
  kind: 'read',
  cache: 'session',
  request: z.strictObject({ order: orderIdText }),
  response: z.object({
    ...listedOrderShape.shape,
    history: list(orderStepShape),
    executions: rowsOf(executionShape),
  }),
  refusals: ['ORDER_WRONG_STATE'],
  successes: [],
})

export const tradeDayTrades = defineEndpoint({
  path: 'trade/dayTrades',
  summary:
    'Day trades of the trading day of each market, from their orders on, and those that a halt carried over; what is open first, then newest first.',
  access: 'member',
  kind: 'read',
  cache: 'session',
  request: z.strictObject({}),
  response: z.object({
    positions: rowsOf(listedPositionShape),
    /** Ended ones that are not in the list any more. */
    more: z.int().check(z.gte(0)),
  }),
  refusals: [],
  successes: [],
})
