import { tradeOrders } from '@onelot/api-client'
import type { MarketId } from '@onelot/domain'
import { useState } from 'react'
import { usePages } from '../../base/data/usePages.ts'
import type { OrderTab } from './params.ts'

/** The orders of the chosen tab and market, the one that was placed last first. */
export function useOrders(first: OrderTab) {
  const [tab, setTab] = useState(first)
  const [market, setMarket] = useState<MarketId>()
  const list = usePages(
    tradeOrders,
    (page) => ({ state: tab, market, ...page }),
    ({ orders, next }) => ({ items: orders, next }),
  )
  return { tab, setTab, market, setMarket, list }
}
export type OrdersModel = ReturnType<typeof useOrders>
