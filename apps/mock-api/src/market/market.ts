import { type CalendarKind, defaultMarkets, epochMs, instant, sessionAt } from '@onelot/domain'
import { createBoards } from './boards.ts'
import { createCatalogue } from './catalogue.ts'
import { createDailyBars } from './dailyBars.ts'
import { createFacts } from './facts.ts'
import { mix } from './hash.ts'
import { createMinuteBars } from './minuteBars.ts'
import { type Override, decreesOf } from './overrides.ts'
import type { MarketPort } from './port.ts'
import { createPrices } from './prices.ts'
import { createQuotes } from './quotes.ts'
import { createSearch } from './search.ts'
import { createTape } from './tape.ts'
import { createTimeline } from './timeline.ts'

export interface MarketOptions {
  readonly seed: number
  readonly calendar: CalendarKind
  /** @defaultValue none */
  readonly overrides?: readonly Override[]
}

/**
 * The simulated market (DESIGN 4). It holds no state but caches of what can be worked out again: two markets of the same options
 * answer alike, in any order of asking. New overrides mean a new market.
 */
export function createMarket({ seed, calendar, overrides = [] }: MarketOptions): MarketPort {
  const key = mix(seed, 0)
  const timeline = createTimeline(calendar)
  const restless =
    calendar === 'demo' ? () => true : (market: string) => market === 'CRYPTO' || market === 'FX'
  const prices = createPrices(key, timeline, restless)
  const decrees = decreesOf(overrides)
  const catalogue = createCatalogue(overrides, decrees, prices, timeline)
  const tape = createTape(prices, timeline, decrees)
  const quotes = createQuotes(catalogue, timeline, tape)
  const daily = createDailyBars(timeline, prices, tape)
  const minutes = createMinuteBars(key, timeline, prices, tape)

  return {
    listing: (id) => catalogue.issue(id)?.instrument,
    listings: () => catalogue.instruments,
    status: catalogue.status,
    search: createSearch(catalogue),
    quote: quotes.quote,
    book: quotes.book,
    firstCross: quotes.firstCross,
    sparkline: quotes.sparkline,
    board: createBoards(catalogue, quotes),
    facts: createFacts(key, timeline, prices, tape, catalogue, quotes),
    session: (id, now) => {
      const market = catalogue.issue(id)?.instrument.market
      return market === undefined ? undefined : sessionAt(defaultMarkets[market], calendar, now)
    },
    candles: async (id, query, now) => {
      const issue = catalogue.issue(id)
      if (issue === undefined || epochMs(now) < catalogue.opensAt(issue)) return { candles: [], more: false }
      const last = catalogue.delistedAt(issue) - 1
      const until = epochMs(now) > last ? instant(last) : now
      const byDate = query.period === 'day' || query.period === 'week' || query.period === 'month'
      return byDate ? daily.page(issue, query, until) : minutes.page(issue, query, until)
    },
  }
}
