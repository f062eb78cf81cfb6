import { tradeInventory, tradePositions, tradeSummary } from '@onelot/api-client'
import type { PositionTab } from '@onelot/domain'
import { useState } from 'react'
import { usePreferences } from '../ports/ports.ts'
import { refreshAll } from '../data/refreshing.ts'
import { usePages } from '../data/usePages.ts'
import { useRead } from '../data/useRead.ts'

/** The account's figures and what the chosen tab lists. */
export function useTrade(first: PositionTab) {
  const [tab, setTab] = useState<PositionTab>(first)
  const { totalsIn } = usePreferences()
  const summary = useRead(tradeSummary, { currency: totalsIn })
  const positions = usePages(
    tradePositions,
    tab === 'inventory' ? null : (page) => ({ tab, ...page }),
    (page) => ({ items: page.positions, total: page.total }),
  )
  const inventory = usePages(
    tradeInventory,
    tab === 'inventory' ? (page) => page : null,
    ({ lines, total }) => ({ items: lines, total }),
  )
  const list = tab === 'inventory' ? inventory : positions
  return {
    tab,
    setTab,
    summary,
    positions,
    inventory,
    /** What is on the screen. */
    reads: [summary, list],
    refresh: () => refreshAll([summary, list]),
  }
}
export type TradeModel = ReturnType<typeof useTrade>
