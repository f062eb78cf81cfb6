import {
  type DetailFacts,
  type QuoteRow,
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
  defaultMarkets,
  invalid,
  marketIds,
  no,
  ok,
  refuse,
  sessionAt,
} from '@onelot/domain'
import { listingAt } from '../listing.ts'
import type { StockFacts } from '../../market/port.ts'
import type { Services } from '../../services.ts'
import { provenanceOf } from './provenance.ts'
import { type Route, guestRead } from '../../http/route.ts'

/** More matches than anyone pages through. */
const MAX_MATCHES = 500

/** A row of a list; none where an instrument has no quote (yet). */
function rowOf(
  { market }: Pick<Services, 'market'>,
  instrument: Instrument,
  now: Instant,
): readonly QuoteRow[] {
  const quote = market.quote(instrument.id, now)
  return quote === undefined ? [] : [{ instrument, quote, sparkline: market.sparkline(instrument.id, now) }]
}

/** Details that an instrument of the kind has; an index has no owners, a currency pair no capital. */
function factsOf(instrument: Instrument, facts: StockFacts): DetailFacts {
  const { week52High, week52Low, limits } = facts
  const stock = {
    foreignOwnership: facts.foreignOwnership,
    shortSelling: { volume: facts.shortSelling.volume, ratio: facts.shortSelling.ratio },
    netBuying: facts.netBuying,
  }
  return {
    high52Week: week52High,
    low52Week: week52Low,
    ...(facts.marketCap === '0' || instrument.kind === 'forex' ? {} : { marketCap: facts.marketCap }),
    ...(instrument.kind === 'stock' ? stock : {}),
    ...(limits === undefined ? {} : { limitHigh: limits.high, limitLow: limits.low }),
  }
}

const unavailable = no(refuse('PRODUCT_UNAVAILABLE', {}, { instrument: 'unknown' }))

/** Daily bars are dates, intraday bars are instants; a page begins before one of its own kind. */
const byDate: ReadonlySet<ChartPeriod> = new Set(['day', 'week', 'month'])
const isDate = (time: Instant | LocalDate): boolean => time.length === 'YYYY-MM-DD'.length

export const marketRoutes: readonly Route[] = [
  guestRead(marketOverview, (_, { services, now }) => {
    const { market, calendar, site } = services
    const indices = market.listings().filter(({ kind }) => kind === 'index')
    return Promise.resolve(
      ok({
        markets: marketIds.map((id) => ({
          market: site.marketRules(defaultMarkets[id]),
          session: sessionAt(defaultMarkets[id], calendar, now),
        })),
        indices: indices.flatMap((index) => rowOf(services, index, now)),
      }),
    )
  }),

  guestRead(marketList, ({ market, board, page, pageSize }, { services, now }) => {
    const found = services.market.board(board, market, now, { number: page, size: pageSize })
    const rows = found.rows.map(({ instrument, quote }) => ({
      instrument,
      quote,
      sparkline: services.market.sparkline(instrument.id, now),
    }))
    return Promise.resolve(ok({ rows, total: found.total }))
  }),

  guestRead(marketSearch, ({ query, page, pageSize }, { services, now }) => {
    const found = services.market.search(query, now, MAX_MATCHES)
    const from = (page - 1) * pageSize
    const rows = found.slice(from, from + pageSize).flatMap((instrument) => rowOf(services, instrument, now))
    return Promise.resolve(ok({ rows, total: found.length }))
  }),

  guestRead(marketDetail, ({ instrument: id }, { services, now }) => {
    const listing = listingAt(services, id, now)
    const facts = services.market.facts(id, now)
    if (listing === undefined || facts === undefined) return Promise.resolve(unavailable)
    const quote = services.market.quote(id, now)
    return Promise.resolve(
      ok({
        ...listing,
        ...(quote === undefined ? {} : { quote }),
        book: services.market.book(id, now) ?? { bids: [], asks: [] },
        facts: factsOf(listing.instrument, facts),
        halted: services.market.status(id, now) === 'halted',
        ...provenanceOf(listing.instrument),
        now,
      }),
    )
  }),

  guestRead(
    marketCandles,
    async ({ instrument, period, adjustment, before, limit }, { services: { market }, now }) => {
      if (market.listing(instrument) === undefined) return unavailable
      if (before !== undefined && byDate.has(period) !== isDate(before))
        return no(invalid({ before: 'malformed' }))
      const earlier = before === undefined ? {} : { before }
      return ok(await market.candles(instrument, { period, adjustment, ...earlier, limit }, now))
    },
  ),

  guestRead(marketQuotes, ({ instruments }, { services: { market }, now }) => {
    const quotes = [...new Set(instruments)].flatMap((id) => market.quote(id, now) ?? [])
    return Promise.resolve(ok({ quotes }))
  }),
]
