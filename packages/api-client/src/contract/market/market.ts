import { adjustments, chartPeriods, instrumentKinds, marketIds } from '@onelot/domain'
import * as z from 'zod/mini'
import { defineEndpoint } from '../base/endpoint.ts'
import {
  marketBreadth,
  marketExtended,
  marketNews,
  marketSectors,
  marketSessions,
  marketTable,
  sectorText,
} from './marketLists.ts'
import { boardAnswerShape, boardPageShape } from '../base/paging.ts'
import { orderedRowsOf, rowsOf } from '../base/rows.ts'
import {
  dateText,
  decimalText,
  instantText,
  instrumentIdText,
  list,
  localizedShape,
  tradingTimeText,
  listWithin,
} from '../base/scalars.ts'
import { quoteShape } from '../base/quote.ts'
import { bookShape, candleShape, instrumentShape, marketShape, sessionShape } from '../base/shapes.ts'

/** Boards of a market: hot by turnover, rising and falling by change, active by volume. */
export const boards = ['hot', 'rising', 'falling', 'active'] as const
export type Board = (typeof boards)[number]

/** Its price opened without a dividend, or in units after a split; or it is traded for the first time. */
export const dayMarks = ['exDividend', 'split', 'firstDay'] as const
export type DayMark = (typeof dayMarks)[number]

/** A row of a list: enough to draw it before the first event of the stream. */
export const quoteRowShape = z.object({
  instrument: instrumentShape,
  quote: quoteShape,
  /** About thirty prices of the last regular session that has begun, of the day that the period `timeShare` charts. */
  sparkline: list(decimalText),
  /** What sets its day apart; absent on any other day. */
  marks: z.optional(list(z.enum(dayMarks))),
  /** Its trading is halted: no order of it is taken. Absent where it is not. */
  halted: z.optional(z.literal(true)),
})
export type QuoteRow = z.output<typeof quoteRowShape>

const rowsShape = z.object({ rows: rowsOf(quoteRowShape), ...boardAnswerShape })

export const marketOverview = defineEndpoint({
  path: 'market/overview',
  summary: 'Every market with its session, and its indices.',
  access: 'guest',
  kind: 'read',
  cache: 'live',
  request: z.strictObject({}),
  response: z.object({
    markets: rowsOf(z.object({ market: marketShape, session: sessionShape })),
    indices: rowsOf(quoteRowShape),
  }),
  refusals: [],
  successes: [],
})

export const marketList = defineEndpoint({
  path: 'market/list',
  summary: 'Hot, rising, falling and active listings of a market.',
  access: 'guest',
  kind: 'read',
  cache: 'live',
  request: z.strictObject({
    market: z.enum(marketIds),
    board: z.enum(boards),
    /** Only the stocks of an industry group, by its English name; none where there is no such group. */
    sector: z.optional(sectorText),
    ...boardPageShape,
  }),
  response: rowsShape,
  refusals: [],
  successes: [],
})

export const marketSearch = defineEndpoint({
  path: 'market/search',
  summary: 'Listings by code or by name in any language.',
  access: 'guest',
  kind: 'read',
  cache: 'live',
  request: z.strictObject({
    query: z.string().check(z.minLength(1), z.maxLength(40)),
    /** Every kind where it is absent. */
    kind: z.optional(z.enum(instrumentKinds)),
    ...boardPageShape,
  }),
  response: rowsShape,
  refusals: [],
  successes: [],
})

/** What a company has announced and is still ahead, the nearest of each. */
export const upcomingShape = z.object({
  dividend: z.optional(z.object({ amount: decimalText, exDate: dateText, payDate: dateText })),
  /** `from` shares become `to`. */
  split: z.optional(z.object({ to: z.int(), from: z.int(), exDate: dateText })),
})

/** Amounts in the instrument's currency; absent where an instrument has no such figure. */
export const factsShape = z.object({
  marketCap: z.optional(decimalText),
  high52Week: z.optional(decimalText),
  low52Week: z.optional(decimalText),
  /** A rate: 0.53 is 53 %. */
  foreignOwnership: z.optional(decimalText),
  /** The last whole trading days, the latest first. */
  days: z.optional(
    list(
      z.object({
        date: dateText,
        /** Units bought less sold, by investor type. */
        netBuying: z.object({ individual: decimalText, foreign: decimalText, institution: decimalText }),
        /** Units sold short, and their rate of the day's volume; absent where the instrument cannot be sold short. */
        shortSelling: z.optional(z.object({ volume: decimalText, ratio: decimalText })),
      }),
    ),
  ),
  limitHigh: z.optional(decimalText),
  limitLow: z.optional(decimalText),
})
export type DetailFacts = z.output<typeof factsShape>

export const marketDetail = defineEndpoint({
  path: 'market/detail',
  summary: 'One listing: quote, session, the rules of its market, book and facts.',
  access: 'guest',
  kind: 'read',
  cache: 'live',
  request: z.strictObject({ instrument: instrumentIdText }),
  response: z.object({
    instrument: instrumentShape,
    market: marketShape,
    session: sessionShape,
    quote: z.optional(quoteShape),
    book: bookShape,
    facts: factsShape,
    halted: z.boolean(),
    /** When trading begins, where that is ahead: there is no quote before it. */
    listedFrom: z.optional(instantText),
    marks: list(z.enum(dayMarks)),
    upcoming: upcomingShape,
    /** The exchange has no session today. */
    holiday: z.boolean(),
    /** Where the real series ends and simulation begins. */
    recordedUntil: z.optional(dateText),
    provenance: z.optional(localizedShape),
    now: instantText,
  }),
  refusals: ['PRODUCT_UNAVAILABLE'],
  successes: [],
})
export type MarketDetail = z.output<typeof marketDetail.response>

export const marketCandles = defineEndpoint({
  path: 'market/candles',
  summary: 'Bars of a period, newest last, ending before `before`, which is of the kind of their times.',
  access: 'guest',
  kind: 'read',
  cache: 'live',
  request: z.strictObject({
    instrument: instrumentIdText,
    period: z.enum(chartPeriods),
    adjustment: z.enum(adjustments),
    before: z.optional(tradingTimeText),
    limit: z.int().check(z.gte(1), z.lte(1000)),
  }),
  /** Each is later than the one before. */
  response: z.object({
    candles: orderedRowsOf(candleShape, (before, after) => before.time < after.time),
    more: z.boolean(),
  }),
  refusals: ['PRODUCT_UNAVAILABLE'],
  successes: [],
})

export const marketQuotes = defineEndpoint({
  path: 'market/quotes',
  summary: 'Quotes of up to 200 listings; unknown ones are left out.',
  access: 'guest',
  kind: 'read',
  cache: 'live',
  request: z.strictObject({ instruments: listWithin({ least: 0, most: 200 }, instrumentIdText) }),
  response: z.object({ quotes: rowsOf(quoteShape) }),
  refusals: [],
  successes: [],
})

export const market = {
  marketOverview,
  marketList,
  marketSearch,
  marketDetail,
  marketCandles,
  marketQuotes,
  marketSectors,
  marketBreadth,
  marketTable,
  marketSessions,
  marketExtended,
  marketNews,
} as const
