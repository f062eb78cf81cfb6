import { marketIds } from '@onelot/domain'
import * as z from 'zod/mini'
import { defineEndpoint } from '../base/endpoint.ts'
import { newsShape } from './newsShapes.ts'
import { quoteShape } from '../base/quote.ts'
import { boardAnswerShape, boardPageShape, listAnswerShape, listPageShape } from '../base/paging.ts'
import { rowsOf } from '../base/rows.ts'
import {
  decimalText,
  instantText,
  instrumentIdText,
  list,
  localizedShape,
  zoneText,
} from '../base/scalars.ts'
import { instrumentShape, sessionShape } from '../base/shapes.ts'

/** The English name of an industry group, by which its stocks are chosen. */
export const sectorText = z.string().check(z.minLength(1), z.maxLength(60))

export const marketSectors = defineEndpoint({
  path: 'market/sectors',
  summary: 'Industry groups of a market’s stocks, the largest first; none where a market has no stocks.',
  access: 'guest',
  kind: 'read',
  cache: 'live',
  request: z.strictObject({ market: z.enum(marketIds) }),
  response: z.object({
    sectors: list(
      z.object({
        name: localizedShape,
        /** A rate since the previous close, each stock weighted by its market capitalisation. */
        change: decimalText,
        /** In the market's currency. */
        marketCap: decimalText,
        turnover: decimalText,
        listings: z.int(),
        rising: z.int(),
        falling: z.int(),
      }),
    ),
  }),
  refusals: [],
  successes: [],
  example: { market: 'KRX' },
})
export type SectorOnWire = z.output<typeof marketSectors.response>['sectors'][number]

export const marketBreadth = defineEndpoint({
  path: 'market/breadth',
  summary: 'How many listings of each market rise, fall and stay, and what was traded there today.',
  access: 'guest',
  kind: 'read',
  cache: 'live',
  request: z.strictObject({}),
  response: z.object({
    markets: list(
      z.object({
        market: z.enum(marketIds),
        rising: z.int(),
        falling: z.int(),
        unchanged: z.int(),
        /** In the market's currency; absent where its listings have several. */
        turnover: z.optional(decimalText),
      }),
    ),
  }),
  refusals: [],
  successes: [],
  example: {},
})
export type BreadthOnWire = z.output<typeof marketBreadth.response>['markets'][number]

/** Columns of the table of a market. */
export const tableColumns = [
  'price',
  'change',
  'percent',
  'volume',
  'turnover',
  'marketCap',
  'high',
  'low',
] as const
export type TableColumn = (typeof tableColumns)[number]
export const tableDirections = ['descending', 'ascending'] as const
export type TableDirection = (typeof tableDirections)[number]

export const marketTable = defineEndpoint({
  path: 'market/table',
  summary: 'All listings of a market by a figure of theirs, page by page.',
  access: 'guest',
  kind: 'read',
  cache: 'live',
  request: z.strictObject({
    market: z.enum(marketIds),
    column: z.enum(tableColumns),
    direction: z.enum(tableDirections),
    /** Only the stocks of an industry group. */
    sector: z.optional(sectorText),
    ...boardPageShape,
  }),
  response: z.object({
    rows: rowsOf(
      z.object({
        instrument: instrumentShape,
        quote: quoteShape,
        /** In the instrument's currency; absent where there is none. */
        marketCap: z.optional(decimalText),
      }),
    ),
    ...boardAnswerShape,
  }),
  refusals: [],
  successes: [],
  example: { market: 'US', column: 'marketCap', direction: 'descending', page: 1, pageSize: 10 },
})
export type TableRow = z.output<typeof marketTable.response>['rows'][number]

export const openPhases = ['pre', 'regular', 'after'] as const

export const marketSessions = defineEndpoint({
  path: 'market/sessions',
  summary: 'Every market: its session now, and the sessions of its running or next trading day.',
  access: 'guest',
  kind: 'read',
  cache: 'live',
  request: z.strictObject({}),
  response: z.object({
    markets: rowsOf(
      z.object({
        market: z.enum(marketIds),
        /** IANA zone of the exchange. */
        zone: zoneText,
        session: sessionShape,
        windows: list(z.object({ phase: z.enum(openPhases), from: instantText, to: instantText })),
      }),
    ),
  }),
  refusals: [],
  successes: [],
  example: {},
})

export const marketExtended = defineEndpoint({
  path: 'market/extended',
  summary:
    'Listings of a market before or after its regular session, by the distance of their prices from the regular close; none in the regular session.',
  access: 'guest',
  kind: 'read',
  cache: 'live',
  request: z.strictObject({ market: z.enum(marketIds), ...boardPageShape }),
  response: z.object({
    phase: z.optional(z.enum(['pre', 'after'])),
    rows: rowsOf(z.object({ instrument: instrumentShape, quote: quoteShape, regularClose: decimalText })),
    ...boardAnswerShape,
  }),
  refusals: [],
  successes: [],
  example: { market: 'KRX', page: 1, pageSize: 10 },
})
export type ExtendedRow = z.output<typeof marketExtended.response>['rows'][number]

export const marketNews = defineEndpoint({
  path: 'market/news',
  summary:
    'What has happened in the simulated market in the last thirty days, the latest first: of an instrument, of what is traded most in an index’s market, or in all of them.',
  access: 'guest',
  kind: 'read',
  cache: 'live',
  request: z.strictObject({ instrument: z.optional(instrumentIdText), ...listPageShape }),
  response: z.object({ news: rowsOf(newsShape), ...listAnswerShape }),
  refusals: ['PRODUCT_UNAVAILABLE'],
  successes: [],
  example: { instrument: 'US:AAPL', pageSize: 3 },
})
