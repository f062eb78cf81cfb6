import { marketOverview } from '@onelot/api-client'
import type { LocalDate, MarketId } from '@onelot/domain'
import { useRead } from '../data/useRead.ts'

const AGAIN_EVERY_MS = 60_000

/** The running trading day of a market, once it is read; of none, none is read. */
export function useTradingDay(id: MarketId | undefined): LocalDate | undefined {
  const { data } = useRead(marketOverview, id === undefined ? null : {}, { everyMs: AGAIN_EVERY_MS })
  return data?.markets.find(({ market }) => market.id === id)?.session.tradingDay
}
