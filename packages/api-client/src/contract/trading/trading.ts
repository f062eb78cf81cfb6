import {
  type Balances,
  positionAssets,
  positionSorts,
  olderTabNames,
  positionTabs,
  realNameStates,
  restrictions,
} from '@onelot/domain'
import * as z from 'zod/mini'
import { defineEndpoint } from '../base/endpoint.ts'
import { cashDayShape, holdShape } from '../funds/fundShapes.ts'
import { tradeHoldings } from './holdings.ts'
import { orderShape } from './orderShapes.ts'
import {
  tradeAmend,
  tradeCancelAll,
  tradeDayTrades,
  tradeOrder,
  tradeOrders,
  tradeProtect,
} from './orders.ts'
import {
  executionShape,
  inventoryLineShape,
  listedPositionShape,
  openPositionShape,
  positionShape,
} from './positionShapes.ts'
import { tradeProducts } from './products.ts'
import { listAnswerShape, listPageShape } from '../base/paging.ts'
import { rowsOf } from '../base/rows.ts'
import {
  accountIdText,
  ownCurrency,
  currencyCode,
  decimalText,
  figureText,
  instantText,
  instrumentIdText,
  list,
  lotsShape,
  moneyShape,
  orderIdText,
  positionIdText,
} from '../base/scalars.ts'
import { ledgerAccountShape, ledgerLineShape } from '../base/shapes.ts'
import { dayTradeRulesShape, lentShape, termsShape, timeInForceShape } from './termShapes.ts'

const balancesShape = z.partialRecord(
  currencyCode,
  z.partialRecord(ledgerAccountShape, decimalText),
) satisfies z.ZodMiniType<Balances>

export const tradeAccount = defineEndpoint({
  path: 'trade/account',
  summary:
    'What the order ticket needs of the member: balances, permissions, working orders and open positions of one listing.',
  access: 'member',
  kind: 'read',
  cache: 'live',
  request: z.strictObject({ instrument: instrumentIdText }),
  response: z.object({
    account: accountIdText,
    realName: z.enum(realNameStates),
    restrictions: list(z.enum(restrictions)),
    marginEnabled: z.boolean(),
    balances: balancesShape,
    /** A deposit, a withdrawal or another fund operation waits for its review. */
    pendingFundOperation: z.boolean(),
    /** Working ones of the listing. */
    orders: rowsOf(orderShape),
    /** Open ones of the listing. */
    positions: rowsOf(openPositionShape),
    rules: z.object({
      stopOutRate: decimalText,
      pendingBlocksTrading: z.boolean(),
      /** Absent where day trading is not offered for the listing. */
      dayTrade: z.optional(dayTradeRulesShape),
    }),
    /** Absent where none are lent. */
    lent: z.optional(lentShape),
    /** In the market of the listing, on its running trading day. */
    dayTrading: z.optional(
      z.object({
        /** The member's own. */
        lossLimit: z.optional(moneyShape),
        realised: moneyShape,
        /** The least that `realised` was on that day: the limit counts from it. */
        lowest: moneyShape,
      }),
    ),
  }),
  refusals: [],
  successes: [],
})

export const tradeSummary = defineEndpoint({
  path: 'trade/summary',
  summary: 'The account in one currency, all others converted at mid rates.',
  access: 'member',
  kind: 'read',
  cache: 'live',
  request: z.strictObject({ currency: ownCurrency }),
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
    /** What came from outside less what went there; profits are a percentage of it. */
    paidIn: moneyShape,
    /** Where the total assets came from: these, what is paid in, unrealised and borrowed add up to them, to the last unit. */
    sources: z.object({
      /** Of exits and dividends, after fees and taxes. */
      realised: moneyShape,
      /** Zero or below: the commission of what is open. */
      entryFees: moneyShape,
      /** What each other module earned or charged, by its name. */
      others: list(z.object({ module: z.string(), money: moneyShape })),
      /** What rounding left of converted amounts. */
      rounding: moneyShape,
    }),
    /** Each currency's own money, unconverted, where there is any. */
    accounts: list(
      z.object({
        available: moneyShape,
        frozen: moneyShape,
        margin: moneyShape,
        withdrawable: moneyShape,
        /** Now, D+1, D+2 and later; on the last one all that is available may leave. */
        days: list(cashDayShape),
        /** What is frozen, by what holds it. */
        holds: list(holdShape),
        /** What it contributes to the figures of the account, which these add up to. */
        converted: z.object({ available: moneyShape, frozen: moneyShape, holdingFunds: moneyShape }),
      }),
    ),
    asOf: instantText,
  }),
  refusals: [],
  successes: [],
})
export type TradeSummary = z.output<typeof tradeSummary.response>

/** The greatest first, by the quotes of the moment of the first page. */
const sortShape = z.optional(z.enum(positionSorts))

export const tradePositions = defineEndpoint({
  path: 'trade/positions',
  summary:
    'Orders that wait, open positions, or what has ended, of all assets or of one; newest first, open positions in another order where it is asked for. What has ended has each part of a position that was closed, from when it was.',
  access: 'member',
  kind: 'read',
  cache: 'session',
  request: z.strictObject({
    /** Pages that were loaded before a release ask by the older tabs (docs/screens.md); no asset is asked for beside them. */
    tab: z.enum([...positionTabs, ...olderTabNames]),
    /** Without it, of all. */
    asset: z.optional(z.enum(positionAssets)),
    sort: sortShape,
    ...listPageShape,
  }),
  response: z.object({ positions: rowsOf(listedPositionShape), ...listAnswerShape }),
  refusals: [],
  successes: [],
})

export const tradeInventory = defineEndpoint({
  path: 'trade/inventory',
  summary:
    'Owned securities, all open positions of an instrument summed; what was bought last comes first, unless another order is asked for.',
  access: 'member',
  kind: 'read',
  cache: 'session',
  request: z.strictObject({ sort: sortShape, ...listPageShape }),
  response: z.object({ lines: rowsOf(inventoryLineShape), ...listAnswerShape }),
  refusals: [],
  successes: [],
})

export const tradePosition = defineEndpoint({
  path: 'trade/position',
  summary: 'One order or position with its executions, oldest first, and every posting it made.',
  access: 'member',
  kind: 'read',
  cache: 'session',
  request: z.strictObject({ position: positionIdText }),
  response: z.safeExtend(listedPositionShape, {
    executions: rowsOf(executionShape),
    ledger: rowsOf(ledgerLineShape),
  }),
  refusals: ['ORDER_WRONG_STATE'],
  successes: [],
})

export const tradePlace = defineEndpoint({
  path: 'trade/place',
  summary: 'Places an order that opens a position: long or short, market or limit, with leverage.',
  access: 'member',
  kind: 'write',
  request: termsShape,
  response: z.object({ position: positionShape }),
  refusals: [
    'ACCOUNT_NOT_FOUND',
    'ACCOUNT_FROZEN',
    'ACCOUNT_DISABLED',
    'TRADING_BANNED',
    'PRODUCT_UNAVAILABLE',
    'NOT_YET_LISTED',
    'PRICE_UNAVAILABLE',
    'OUTSIDE_TRADING_TIME',
    'DAY_LOSS_LIMIT_REACHED',
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
  summary: 'Cancels a working order, one that opens or one that closes, by its own id.',
  access: 'member',
  kind: 'write',
  request: z.strictObject({ order: orderIdText }),
  response: z.object({ position: positionShape }),
  refusals: ['ACCOUNT_NOT_FOUND', 'ACCOUNT_FROZEN', 'ACCOUNT_DISABLED', 'ORDER_WRONG_STATE'],
  successes: ['CANCELLED'],
})

export const tradeClose = defineEndpoint({
  path: 'trade/close',
  summary: 'Closes a position, or a part of it, at the market or by a limit.',
  access: 'member',
  kind: 'write',
  request: z.strictObject({
    position: positionIdText,
    lots: lotsShape,
    type: z.enum(['market', 'limit']),
    limitPrice: z.optional(figureText),
    /** Only with a limit order; without it, `day`. */
    timeInForce: z.optional(timeInForceShape),
  }),
  response: z.object({
    position: positionShape,
    /** Where it was closed at once. */
    execution: z.optional(executionShape),
    /** Where it waits for its price. */
    order: z.optional(orderIdText),
  }),
  refusals: [
    'ACCOUNT_NOT_FOUND',
    'ACCOUNT_FROZEN',
    'ACCOUNT_DISABLED',
    'TRADING_BANNED',
    'ORDER_WRONG_STATE',
    'POSITION_LOCKED',
    'SELL_BLOCKED_DAYS',
    'SELL_BLOCKED_MINUTES',
    'PRODUCT_UNAVAILABLE',
    'NOT_YET_LISTED',
    'PRICE_UNAVAILABLE',
    'PRICE_BEYOND_LIMIT',
    'OUTSIDE_TRADING_TIME',
  ],
  successes: ['CLOSED', 'SELL_APPLIED'],
})

export const trading = {
  tradeAccount,
  tradeSummary,
  tradeHoldings,
  tradePositions,
  tradeInventory,
  tradePosition,
  tradeProducts,
  tradePlace,
  tradeCancel,
  tradeClose,
  tradeAmend,
  tradeCancelAll,
  tradeDayTrades,
  tradeProtect,
  tradeOrders,
  tradeOrder,
} as const
