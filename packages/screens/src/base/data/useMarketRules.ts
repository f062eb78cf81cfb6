import { marketOverview } from '@onelot/api-client'
import type { Market, MarketId } from '@onelot/domain'
import { useCallback, useDeferredValue, useEffect, useSyncExternalStore } from 'react'
import { useMarketRulesStore } from '../ports/ports.ts'
import { useRead } from './useRead.ts'

/** The rules of each market, read once for all that show prices; undefined until they are loaded. */
export function useMarketRules(): (id: MarketId) => Market | undefined {
  const markets = useMarkets()
  return useCallback((id) => markets.find((market) => market.id === id), [markets])
}

/** The markets that the broker has; empty until they are loaded. */
export function useMarkets(): readonly Market[] {
  const rules = useMarketRulesStore()
  const markets = useDeferredValue(useSyncExternalStore(rules.watch, rules.markets))
  useEffect(() => {
    rules.reader.want(OverviewReader)
  }, [rules])
  return markets
}

/** The overview also has sessions and levels, which hold for less than the rules. */
function OverviewReader() {
  const rules = useMarketRulesStore()
  const { data } = useRead(marketOverview, {}, { cache: 'startup' })
  useEffect(() => {
    if (data !== undefined) rules.put(data.markets.map(({ market }) => market))
  }, [data, rules])
  return null
}
