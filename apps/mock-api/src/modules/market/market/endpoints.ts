import {
  type DetailFacts,
  marketCandles,
  marketDetail,
  marketList,
  marketOverview,
  marketQuotes,
  marketSearch,
} from '@onelot/api-client'
import {
  type ChartPeriod,
  type Instant,
  type Instrument,
  type LocalDate,
  type Quote,
  marketFacts,
  invalid,
  marketIds,
  no,
  ok,
  refuse,
  sessionAt,
} from '@onelot/domain'
import { listingAt } from '../../base/listing.ts'
import type { StockFacts } from '../../../market/port.ts'
import { dayMarksOf, isHolidayAt, upcomingOf } from '../../base/listingDays.ts'
import { provenanceOf } from './provenance.ts'
import { type Route, heavyRead } from '../../../http/route.ts'
import { rankedAt, snapshotOf } from '../../../http/snapshots.ts'
import { quoteRowsOf } from '../../base/quoteRows.ts'
import { pointsOfRanking } from './points.ts'

/** More matches than anyone pages through. */
const MAX_MATCHES = 500

/** Details that an instrument of the kind has; an index has no owners, a currency pair no capital. */
function factsOf(instrument: Instrument, facts: StockFacts): DetailFacts {
  const { week52High, week52Low, limits } = facts
  const stock = {
    foreignOwnership: facts.foreignOwnership,
    days: facts.days.map(({ shortSelling, ...day }) =>
      instrument.shortable ? { ...day, shortSelling } : day,
    ),
  }
  return {
    high52Week: week52High,
    low52Week: week52Low,
    marketCap: facts.marketCap === '0' || instrument.kind === 'forex' ? undefined : facts.marketCap,
    ...(instrument.kind === 'stock' ? stock : {}),
    limitHigh: limits?.high,
    limitLow: limits?.low,
  }
}

const unavailable = no(refuse('PRODUCT_UNAVAILABLE', {}, { instrument: 'unknown' }))

/** Daily bars are dates, intraday bars are instants; a page begins before one of its own kind. */
const byDate: ReadonlySet<ChartPeriod> = new Set(['day', 'week', 'month'])
const isDate = (time: Instant | LocalDate): boolean => time.length === 'YYYY-MM-DD'.length

/** Calls and rows that a point of the budget of reads pays for; a point is some tenths of a millisecond of work. */
const ROWS_A_POINT = 100
/** Days or minutes that are read for a point. */
const BARS_A_POINT = 300
/** Days or minutes that a bar is made of, at most. */
const barsIn: Readonly<Record<Exclude<ChartPeriod, 'timeShare'>, number>> = {
  '1m': 1,
  '5m': 5,
  '15m': 15,
  '30m': 30,
  day: 1,
  week: 5,
  month: 22,
}
const MINUTES_A_DAY = 1440

const pointsOfRows = (rows: number): number => Math.max(1, Math.ceil(rows / ROWS_A_POINT))
const pointsOfBars = (period: ChartPeriod, limit: number): number =>
  Math.ceil((period === 'timeShare' ? MINUTES_A_DAY : limit * barsIn[period]) / BARS_A_POINT)

export const marketRoutes: readonly Route[] = [
  heavyRead(
    marketOverview,
    () => 1,
    async (_, { services, now }) => {
      const { market, calendar, site } = services
      const indices = market.listings().filter(({ kind }) => kind === 'index')
      return ok({
        markets: marketIds.map((id) => ({
          market: site.marketRules(id),
          session: sessionAt(marketFacts[id], calendar, now),
        })),
        indices: await quoteRowsOf(services, indices, now),
      })
    },
  ),

  heavyRead(
    marketList,
    ({ pageSize, snapshot }) => pointsOfRows(pageSize) + pointsOfRanking(snapshot),
    async ({ market: id, board, sector, page, pageSize, snapshot }, { services, now }) => {
      const { market, yieldTurn } = services
      const ranked = rankedAt(snapshot, now)
      if (!ranked.ok) return ranked
      await market.prepareBoard(id, ranked.value, yieldTurn)
      const asked = { number: page, size: pageSize, sector, rankedAt: ranked.value }
      const { rows, total, at } = market.board(board, id, now, asked)
      const shown = rows.map(({ instrument }) => instrument)
      return ok({ rows: await quoteRowsOf(services, shown, now), total, snapshot: snapshotOf(at) })
    },
  ),

  heavyRead(
    marketSearch,
    ({ pageSize }) => pointsOfRows(pageSize),
    async ({ query, kind, page, pageSize, snapshot }, { services, now }) => {
      const ranked = rankedAt(snapshot, now)
      if (!ranked.ok) return ranked
      const matches = services.market.search(query, ranked.value, MAX_MATCHES)
      const found = kind === undefined ? matches : matches.filter((instrument) => instrument.kind === kind)
      const from = (page - 1) * pageSize
      return ok({
        rows: await quoteRowsOf(services, found.slice(from, from + pageSize), now),
        total: found.length,
        snapshot: snapshotOf(ranked.value),
      })
    },
  ),

  heavyRead(
    marketDetail,
    () => 1,
    ({ instrument: id }, { services, now }) => {
      const listing = listingAt(services, id, now)
      const facts = services.market.facts(id, now)
      const isAhead = services.market.status(id, now) === 'notYetListed'
      if (listing === undefined || (facts === undefined && !isAhead)) return Promise.resolve(unavailable)
      const quote = services.market.quote(id, now)
      return Promise.resolve(
        ok({
          ...listing,
          quote,
          book: services.market.book(id, now) ?? { bids: [], asks: [] },
          facts: facts === undefined ? {} : factsOf(listing.instrument, facts),
          halted: services.market.status(id, now) === 'halted',
          listedFrom: isAhead ? listing.instrument.listedAt : undefined,
          marks: dayMarksOf(services.market, listing.instrument, now),
          upcoming: upcomingOf(services.market, id, now),
          holiday: isHolidayAt(services, listing.instrument.market, now),
          ...provenanceOf(listing.instrument),
          now,
        }),
      )
    },
  ),

  heavyRead(
    marketCandles,
    ({ period, limit }) => pointsOfBars(period, limit),
    async ({ instrument, period, adjustment, before, limit }, { services: { market, yieldTurn }, now }) => {
      if (market.listing(instrument) === undefined) return unavailable
      if (before !== undefined && byDate.has(period) !== isDate(before))
        return no(invalid({ before: 'malformed' }))
      return ok(await market.candles(instrument, { period, adjustment, before, limit }, now, yieldTurn))
    },
  ),

  heavyRead(
    marketQuotes,
    ({ instruments }) => pointsOfRows(instruments.length),
    async ({ instruments }, { services: { market, yieldTurn }, now }) => {
      const quotes: Quote[] = []
      for (const id of new Set(instruments)) {
        const quote = market.quote(id, now)
        if (quote !== undefined) quotes.push(quote)
        await yieldTurn()
      }
      return ok({ quotes })
    },
  ),
]
