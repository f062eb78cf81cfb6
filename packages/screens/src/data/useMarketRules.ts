import { marketOverview } from '@onelot/api-client'
import type { Market, MarketId } from '@onelot/domain'
import { useRead } from './useRead.ts'

/**
 * The rules of each market, read once for all that show prices; undefined until they are loaded. The overview also has sessions and levels,
 * which hold for less.
 */
export function useMarketRules(): (id: MarketId) => Market | undefined {
  const { data } = useRead(marketOverview, {}, { cache: 'startup' })
  return (id) => data?.markets.find(({ market }) => market.id === id)?.market
}
