import {
  type OwnCurrency,
  type Decimal,
  type FigureContext,
  type Instant,
  type Rates,
  type InstrumentId,
  type Market,
  type MarketId,
  currencies,
  decimal,
  marketFacts,
  exact,
  instrumentId,
  marketIds,
  opensAt,
  previousTradingDay,
  quotient,
  toDecimal,
  tradingDayOf,
} from '@onelot/domain'
import type { Services } from '../../services.ts'

/** Digits after the point of a rate; far beyond what any sum is rounded to. */
export const RATE_DIGITS = 18

/** What one unit of each currency is worth in US dollars, at the mid of its pair. @throws Error where a pair has no quote */
export function ratesAt({ market }: Services, now: Instant): Rates & Readonly<Record<OwnCurrency, Decimal>> {
  const rate = (currency: OwnCurrency): Decimal => {
    if (currency === 'USD') return decimal('1')
    const quote = market.quote(instrumentId(`FX:USD${currency}`), now)
    if (quote === undefined) throw new Error(`no rate for ${currency}`)
    return toDecimal(quotient(exact('2'), exact(quote.bid).plus(quote.ask), RATE_DIGITS, 'down'))
  }
  const rates = currencies.map((currency) => [currency, rate(currency)] as const)
  // Every currency has its entry: the list is the type's own.
  return Object.fromEntries(rates) as Record<OwnCurrency, Decimal>
}

/** What the figures of a portfolio are calculated from, at one moment. */
export function figureContext(services: Services, now: Instant): FigureContext {
  const { market, calendar, site } = services
  const quotes = new Map<InstrumentId, ReturnType<typeof market.quote>>()
  /** Today is the day of the quotes: until the next one opens, that is the day that has closed. */
  const days = (id: MarketId) => {
    const exchange = marketFacts[id]
    const running = tradingDayOf(exchange, calendar, now)
    const opened = opensAt(exchange, calendar, running) <= now
    const today = opened ? running : previousTradingDay(exchange, calendar, running)
    return { today, yesterday: previousTradingDay(exchange, calendar, today) }
  }
  const rules = marketIds.map((id) => [id, site.marketRules(id)] as const)
  return {
    now,
    quotes(id) {
      if (!quotes.has(id)) quotes.set(id, market.quote(id, now))
      return quotes.get(id)
    },
    closeBefore(id) {
      const listing = market.listing(id)
      if (listing === undefined) return undefined
      const yesterday = opensAt(marketFacts[listing.market], calendar, days(listing.market).yesterday)
      const close = market.quote(id, yesterday)?.previousClose
      return close && market.splitSince(id, close, yesterday, now)
    },
    markets: Object.fromEntries(rules) as Record<MarketId, Market>,
    days,
  }
}
