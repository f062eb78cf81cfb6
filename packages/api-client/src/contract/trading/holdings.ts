import { type QuotedHoldings, type Rates, marketIds } from '@onelot/domain'
import * as z from 'zod/mini'
import { defineEndpoint } from '../base/endpoint.ts'
import { heldLegShape } from './positionShapes.ts'
import { quoteShape } from '../base/quote.ts'
import {
  ownCurrency,
  currencyCode,
  dateText,
  decimalText,
  instantText,
  instrumentIdText,
  list,
  localizedShape,
  moneyShape,
} from '../base/scalars.ts'

const part = <Of extends z.ZodMiniType>(of: Of) => z.object({ of, worth: moneyShape })

export const tradeHoldings = defineEndpoint({
  path: 'trade/holdings',
  summary:
    'What the account has, how it came to it and what it consists of, in one currency and of one moment.',
  access: 'member',
  kind: 'read',
  cache: 'live',
  request: z.strictObject({ currency: ownCurrency }),
  response: z.object({
    totalAssets: moneyShape,
    available: moneyShape,
    frozen: moneyShape,
    margin: moneyShape,
    copy: moneyShape,
    unrealised: moneyShape,
    /** Margin and unrealised. */
    holdingFunds: moneyShape,
    /** Net profit of every exit to date. */
    realised: moneyShape,
    /** Realised and unrealised. */
    profitableFunds: moneyShape,
    /** What came from outside, less what went there. */
    paidIn: moneyShape,
    borrowed: moneyShape,
    marketValue: moneyShape,
    todayProfit: moneyShape,
    yesterdayProfit: moneyShape,
    /** Unrealised less what closing now is charged. */
    estimatedIncome: moneyShape,
    availableQuota: moneyShape,
    /** Each of the three lists adds up to the total assets. */
    byMarket: list(part(z.enum(['cash', 'copy', ...marketIds]))),
    byCurrency: list(part(currencyCode)),
    byHolding: list(part(z.union([z.enum(['cash', 'copy']), instrumentIdText]))),
    /** What open positions in each instrument contribute, and what was closed. */
    byInstrument: list(
      z.object({
        instrument: instrumentIdText,
        name: localizedShape,
        marketValue: moneyShape,
        unrealised: moneyShape,
        todayProfit: moneyShape,
        yesterdayProfit: moneyShape,
        estimatedIncome: moneyShape,
        /** By which they are calculated; without one, they are at entry. */
        quote: z.optional(quoteShape),
      }),
    ),
    /** What is open, so that the figures can follow the quotes. */
    open: list(heldLegShape),
    /** What one of each currency is worth in a common unit. */
    rates: z.partialRecord(currencyCode, decimalText) satisfies z.ZodMiniType<Rates>,
    closed: z.object({ todayProfit: moneyShape, yesterdayProfit: moneyShape }),
    /** The trading day that today's figures are of, by market: until the next one opens, the day that has closed. */
    days: list(z.object({ market: z.enum(marketIds), today: dateText })),
    asOf: instantText,
  }) satisfies z.ZodMiniType<QuotedHoldings>,
  refusals: [],
  successes: [],
  example: { currency: 'USD' },
})
export type TradeHoldings = z.output<typeof tradeHoldings.response>
