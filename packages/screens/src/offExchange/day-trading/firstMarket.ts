import { type DayTradeMarket, type DayTradingStanding, dayTradeMarkets } from '@onelot/api-client'
import type { Instant, MarketId } from '@onelot/domain'

/** A day trade as far as it decides which market shows. */
export interface Traded {
  readonly market: MarketId
  readonly isOpen: boolean
}

/** The market that shows first: where a day trade is open, else where one was made today, else where one may be opened now, else the first. */
export function firstMarket(
  markets: readonly Pick<DayTradingStanding, 'market' | 'opensAt' | 'cutoffAt'>[],
  trades: readonly Traded[],
  now: Instant,
): DayTradeMarket {
  const of = (some: readonly Traded[]) =>
    markets.find(({ market }) => some.some((trade) => trade.market === market))
  const found =
    of(trades.filter(({ isOpen }) => isOpen)) ??
    of(trades) ??
    markets.find(({ opensAt, cutoffAt }) => opensAt <= now && now < cutoffAt) ??
    markets[0]
  return found?.market ?? dayTradeMarkets[0]
}
