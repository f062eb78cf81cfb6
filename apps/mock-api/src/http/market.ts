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
  refuse,
  sessionAt,
} from '@onelot/domain'
import type { House } from '../kernel/house.ts'
import { listingAt } from '../kernel/tradingFacts.ts'
import type { StockFacts } from '../market/port.ts'
import { provenanceOf } from './provenance.ts'
import { type Route, answer, forGuests } from './route.ts'

/** More matches than anyone pages through. */
const MAX_MATCHES = 500

/** A row of a list; none where an instrument has no quote (yet). */
function rowOf({ market }: House, instrument: Instrument, now: Instant): readonly QuoteRow[] {
  const quote = market.quote(instrument.id, now)
  return quote === undefined ? [] : [{ instrument, quote, sparkline: market.sparkline(instrument.id, now) }]
}

/** Facts that an instrument of the kind has (RULES 10); an index has no owners, a currency pair no capital. */
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

/** Daily bars are dates, intraday bars are instants (DESIGN 6); a page begins before one of its own kind. */
const byDate: ReadonlySet<ChartPeriod> = new Set(['day', 'week', 'month'])
const isDate = (time: Instant | LocalDate): boolean => time.length === 'YYYY-MM-DD'.length

export const marketRoutes: readonly Route[] = [
  forGuests(marketOverview, (_, { house, now }) => {
    const { market, calendar, controls } = house
    const indices = market.listings().filter(({ kind }) => kind === 'index')
    return Promise.resolve(
      answer({
        markets: marketIds.map((id) => ({
          market: controls.marketRules(defaultMarkets[id]),
          session: sessionAt(defaultMarkets[id], calendar, now),
        })),
        indices: indices.flatMap((index) => rowOf(house, index, now)),
      }),
    )
  }),

  forGuests(marketList, ({ market, board, page, pageSize }, { house, now }) => {
    const found = house.market.board(board, market, now, { number: page, size: pageSize })
    const rows = found.rows.map(({ instrument, quote }) => ({
      instrument,
      quote,
      sparkline: house.market.sparkline(instrument.id, now),
    }))
    return Promise.resolve(answer({ rows, total: found.total }))
  }),

  forGuests(marketSearch, ({ query, page, pageSize }, { house, now }) => {
    const found = house.market.search(query, now, MAX_MATCHES)
    const from = (page - 1) * pageSize
    const rows = found.slice(from, from + pageSize).flatMap((instrument) => rowOf(house, instrument, now))
    return Promise.resolve(answer({ rows, total: found.length }))
  }),

  forGuests(marketDetail, ({ instrument: id }, { house, now }) => {
    const listing = listingAt(house, id, now)
    const facts = house.market.facts(id, now)
    if (listing === undefined || facts === undefined) return Promise.resolve(unavailable)
    const quote = house.market.quote(id, now)
    return Promise.resolve(
      answer({
        ...listing,
        ...(quote === undefined ? {} : { quote }),
        book: house.market.book(id, now) ?? { bids: [], asks: [] },
        facts: factsOf(listing.instrument, facts),
        halted: house.market.status(id, now) === 'halted',
        ...provenanceOf(listing.instrument),
        now,
      }),
    )
  }),

  forGuests(
    marketCandles,
    async ({ instrument, period, adjustment, before, limit }, { house: { market }, now }) => {
      if (market.listing(instrument) === undefined) return unavailable
      if (before !== undefined && byDate.has(period) !== isDate(before))
        return no(invalid({ before: 'malformed' }))
      const earlier = before === undefined ? {} : { before }
      return answer(await market.candles(instrument, { period, adjustment, ...earlier, limit }, now))
    },
  ),

  forGuests(marketQuotes, ({ instruments }, { house: { market }, now }) => {
    const quotes = [...new Set(instruments)].flatMap((id) => market.quote(id, now) ?? [])
    return Promise.resolve(answer({ quotes }))
  }),
]
