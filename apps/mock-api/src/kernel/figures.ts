import {
  type AccountState,
  type Currency,
  type Decimal,
  type FigureFacts,
  type Instant,
  type Market,
  type MarketId,
  currencies,
  decimal,
  defaultMarkets,
  exact,
  instrumentId,
  marketIds,
  opensAt,
  previousTradingDay,
  quotient,
  toDecimal,
  tradingDayOf,
} from '@onelot/domain'
import type { House } from './house.ts'

/** Digits after the point of a rate; far beyond what any sum is rounded to. */
const RATE_PLACES = 18

/** What one unit of each currency is worth in US dollars, at the mid of its pair (RULES 1). */
export function ratesAt({ market }: House, now: Instant): Readonly<Record<Currency, Decimal>> {
  const rate = (currency: Currency): Decimal => {
    if (currency === 'USD') return decimal('1')
    const quote = market.quote(instrumentId(`FX:USD${currency}`), now)
    if (quote === undefined) throw new Error(`no rate for ${currency}`)
    return toDecimal(quotient(exact('2'), exact(quote.bid).plus(quote.ask), RATE_PLACES, 'down'))
  }
  const rates = currencies.map((currency) => [currency, rate(currency)] as const)
  // Every currency has its entry: the list is the type's own.
  return Object.fromEntries(rates) as Record<Currency, Decimal>
}

/** What the figures of RULES 3 are reckoned from, at one moment. */
export function figureFacts(house: House, state: Pick<AccountState, 'positions'>, now: Instant): FigureFacts {
  const { market, calendar, controls } = house
  const held = new Set(Object.values(state.positions).map(({ terms }) => terms.instrument))
  const quotes = new Map([...held].map((id) => [id, market.quote(id, now)]))
  const days = (id: MarketId) => {
    const today = tradingDayOf(defaultMarkets[id], calendar, now)
    return { today, yesterday: previousTradingDay(defaultMarkets[id], calendar, today) }
  }
  const rules = marketIds.map((id) => [id, controls.marketRules(defaultMarkets[id])] as const)
  return {
    now,
    quotes: (id) => quotes.get(id),
    closeBefore(id) {
      const listing = market.listing(id)
      if (listing === undefined) return undefined
      const yesterday = opensAt(defaultMarkets[listing.market], calendar, days(listing.market).yesterday)
      return market.quote(id, yesterday)?.previousClose
    },
    markets: Object.fromEntries(rules) as Record<MarketId, Market>,
    days,
    tradingDay: (id, at) => tradingDayOf(defaultMarkets[id], calendar, at),
  }
}
