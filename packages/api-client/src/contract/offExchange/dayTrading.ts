import * as z from 'zod/mini'
import { type ResponseOf, defineEndpoint } from '../base/endpoint.ts'
import { dateText, figureText, instantText, list, moneyShape, zoneText } from '../base/scalars.ts'

/** Exchanges whose stocks are day-traded. */
export const dayTradeMarkets = ['KRX', 'TWSE', 'US', 'SET'] as const
export type DayTradeMarket = (typeof dayTradeMarkets)[number]

const market = z.enum(dayTradeMarkets)
const count = z.int().check(z.gte(0))

const standingShape = z.object({
  market,
  /** Day trades are opened from then on, until `cutoffAt`: of the running trading day, or of the next one after its cutoff. */
  opensAt: instantText,
  /** The broker closes then what is still open. */
  cutoffAt: instantText,
  /** IANA zone of the exchange. */
  zone: zoneText,
  /** Of the trading day that runs, or that has closed; after every charge of both sides. */
  today: z.object({ realised: moneyShape, closed: count }),
  /** Of the calendar month of that day. */
  month: z.object({ realised: moneyShape, closed: count }),
  /** The member’s own limit of what a day may lose; absent where there is none. */
  lossLimit: z.optional(moneyShape),
  /** What the limit will be from a later trading day on; without an amount, none. */
  nextLossLimit: z.optional(z.object({ amount: z.optional(moneyShape), from: dateText })),
  /** The limit is reached: no further day trade is taken on this trading day. */
  stopped: z.boolean(),
})

const overviewShape = z.object({ markets: list(standingShape), asOf: instantText })

export const dayTradingOverview = defineEndpoint({
  path: 'dayTrading/overview',
  summary:
    'When day trades are taken and closed in each market, what they brought today and in the month, and the member’s own limit of loss.',
  access: 'member',
  kind: 'read',
  cache: 'live',
  request: z.strictObject({}),
  response: overviewShape,
  refusals: ['PRODUCT_UNAVAILABLE'],
  successes: [],
  example: {},
})
export type DayTradingOverview = ResponseOf<typeof dayTradingOverview>
export type DayTradingStanding = DayTradingOverview['markets'][number]

export const dayTradingSetLossLimit = defineEndpoint({
  path: 'dayTrading/setLossLimit',
  summary:
    'Sets the member’s own limit of what day trades of a market may lose in a day, or removes it. A tighter one counts at once; a looser one from the next trading day on, once the running one has opened.',
  access: 'member',
  kind: 'write',
  /** In the currency of the market; without an amount there is none. */
  request: z.strictObject({ market, amount: z.optional(figureText) }),
  response: overviewShape,
  refusals: ['PRODUCT_UNAVAILABLE', 'ACCOUNT_NOT_FOUND'],
  successes: [],
  example: { market: 'US', amount: '500' },
})

export const dayTrading = { dayTradingOverview, dayTradingSetLossLimit } as const
