import { type MarketId, addTradingDays, marketFacts, tradingDayOf } from '@onelot/domain'
import type { Broker } from '../broker.ts'

/** The trading day so many after the running one. */
export function dayAhead({ services }: Broker, market: MarketId, days: number) {
  const { calendar, clock } = services
  const exchange = marketFacts[market]
  return addTradingDays(exchange, calendar, tradingDayOf(exchange, calendar, clock.now()), days)
}
