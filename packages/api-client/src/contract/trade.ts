import {
  type Balances,
  houseAccounts,
  memberBuckets,
  positionTabs,
  postingReasons,
  realNameStates,
  restrictions,
} from '@onelot/domain'
import * as z from 'zod/mini'
import { defineEndpoint } from './endpoint.ts'
import {
  accountIdText,
  currencyCode,
  decimalText,
  instantText,
  instrumentIdText,
  list,
  lotsShape,
  moneyShape,
  orderIdText,
  pageShape,
} from './scalars.ts'
import { positionShape, positionViewShape, termsShape } from './shapes.ts'

const bucket = z.enum([...memberBuckets, ...houseAccounts])
const balancesShape = z.partialRecord(
  currencyCode,
  z.partialRecord(bucket, decimalText),
) satisfies z.ZodMiniType<Balances>

export const tradeAccount = defineEndpoint({
  path: 'trade/account',
  summary:
    'What the order ticket must know of the member: balances, permissions, open positions in one listing.',
  access: 'member',
  kind: 'read',
  request: z.strictObject({ instrument: instrumentIdText }),
  response: z.object({
    account: accountIdText,
    realName: z.enum(realNameStates),
    restrictions: list(z.enum(restrictions)),
    marginEnabled: z.boolean(),
    balances: balancesShape,
    positions: list(positionShape),
    rules: z.object({ stopOutRate: decimalText, pendingBlocksTrading: z.boolean() }),
  }),
  refusals: [],
  successes: [],
})

export const tradeSummary = defineEndpoint({
  path: 'trade/summary',
  summary: 'The account in one currency, all others converted at mid rates (RULES 1 and 3).',
  access: 'member',
  kind: 'read',
  request: z.strictObject({ currency: currencyCode }),
  response: z.object({
    totalAssets: moneyShape,
    available: moneyShape,
    frozen: moneyShape,
    holdingFunds: moneyShape,
    profitableFunds: moneyShape,
    borrowed: moneyShape,
    marketValue: moneyShape,
    unrealised: moneyShape,
    todayProfit: moneyShape,
    yesterdayProfit: moneyShape,
    estimatedIncome: moneyShape,
    availableQuota: moneyShape,
    withdrawable: moneyShape,
    /** Each currency's own money, unconverted, where there is any. */
    accounts: list(
      z.object({ available: moneyShape, frozen: moneyShape, margin: moneyShape, withdrawable: moneyShape }),
    ),
    asOf: instantText,
  }),
  refusals: [],
  successes: [],
})
export type TradeSummary = z.output<typeof tradeSummary.response>

export const tradePositions = defineEndpoint({
  path: 'trade/positions',
  summary: 'Orders and positions of a tab, newest first (section 2, Positions).',
  access: 'member',
  kind: 'read',
  request: z.strictObject({ tab: z.enum(positionTabs), ...pageShape }),
  response: z.object({ positions: list(positionViewShape), total: z.int() }),
  refusals: [],
  successes: [],
})

export const ledgerLineShape = z.object({
  sequence: z.int(),
  at: instantText,
  from: bucket,
  to: bucket,
  money: moneyShape,
  reason: z.enum(postingReasons),
  ref: z.string(),
})
export type LedgerLineOnWire = z.output<typeof ledgerLineShape>

export const tradePosition = defineEndpoint({
  path: 'trade/position',
  summary: 'One order or position with every posting it made (section 2, Position detail).',
  access: 'member',
  kind: 'read',
  request: z.strictObject({ position: orderIdText }),
  response: z.object({ ...positionViewShape.shape, ledger: list(ledgerLineShape) }),
  refusals: ['ORDER_WRONG_STATE'],
  successes: [],
})

export const tradePlace = defineEndpoint({
  path: 'trade/place',
  summary: 'Places an order: long or short, market or limit, with leverage (section 1, RULES 3).',
  access: 'member',
  kind: 'write',
  request: termsShape,
  response: z.object({ position: positionShape }),
  refusals: [
    'ACCOUNT_FROZEN',
    'ACCOUNT_DISABLED',
    'TRADING_BANNED',
    'PRODUCT_UNAVAILABLE',
    'NOT_YET_LISTED',
    'PRICE_UNAVAILABLE',
    'OUTSIDE_TRADING_TIME',
    'MARGIN_NOT_ENABLED',
    'PRICE_BEYOND_LIMIT',
    'OPENING_BELOW_MINIMUM',
    'BALANCE_INSUFFICIENT',
    'AVAILABLE_INSUFFICIENT',
    'FUND_OPERATION_PENDING',
  ],
  successes: ['PURCHASED'],
})

export const tradeCancel = defineEndpoint({
  path: 'trade/cancel',
  summary: 'Cancels a pending order, or a resting close order (section 4).',
  access: 'member',
  kind: 'write',
  request: z.strictObject({ order: orderIdText }),
  response: z.object({ position: positionShape }),
  refusals: ['ORDER_WRONG_STATE', 'ACCOUNT_FROZEN', 'ACCOUNT_DISABLED'],
  successes: ['CANCELLED'],
})

export const tradeClose = defineEndpoint({
  path: 'trade/close',
  summary: 'Closes a holding, or a part of it, at the market or by a limit (section 4).',
  access: 'member',
  kind: 'write',
  request: z.strictObject({
    position: orderIdText,
    lots: lotsShape,
    type: z.enum(['market', 'limit']),
    limitPrice: z.optional(decimalText),
  }),
  response: z.object({
    position: positionShape,
    /** The closed part, where only a part was closed. */
    closedPart: z.optional(positionShape),
  }),
  refusals: [
    'ORDER_WRONG_STATE',
    'POSITION_LOCKED',
    'SELL_BLOCKED_DAYS',
    'SELL_BLOCKED_MINUTES',
    'ACCOUNT_FROZEN',
    'ACCOUNT_DISABLED',
    'TRADING_BANNED',
    'PRICE_UNAVAILABLE',
    'PRODUCT_UNAVAILABLE',
    'PRICE_BEYOND_LIMIT',
    'OUTSIDE_TRADING_TIME',
  ],
  successes: ['CLOSED', 'SELL_APPLIED'],
})

export const fundRecords = defineEndpoint({
  path: 'fund/records',
  summary: 'Every movement of the member’s money, newest first (section 2, Transaction record).',
  access: 'member',
  kind: 'read',
  request: z.strictObject({ currency: z.optional(currencyCode), ...pageShape }),
  response: z.object({ lines: list(ledgerLineShape), total: z.int() }),
  refusals: [],
  successes: [],
})
