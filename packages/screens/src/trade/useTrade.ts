import { tradeHoldings, tradeInventory, tradePositions } from '@onelot/api-client'
import type { PositionSort, PositionTab } from '@onelot/domain'
import { useState } from 'react'
import { usePreferences } from '../ports/ports.ts'
import { usePages } from '../data/usePages.ts'
import { useRead } from '../data/useRead.ts'

/** Only what is open has a worth to be sorted by. */
export const isSorted = (tab: PositionTab): boolean => tab !== 'purchase' && tab !== 'terminated'

/** The account's figures and what the chosen tab lists. */
export function useTrade(first: PositionTab) {
  const [tab, setTab] = useState<PositionTab>(first)
  const [sort, setSort] = useState<PositionSort>('newest')
  const { totalsIn } = usePreferences()
  const holdings = useRead(tradeHoldings, { currency: totalsIn })
  const sorted = { sort: isSorted(tab) && sort !== 'newest' ? sort : undefined }
  const positions = usePages(
    tradePositions,
    tab === 'inventory' ? null : (page) => ({ tab, ...sorted, ...page }),
    (page) => ({ items: page.positions, next: page.next }),
  )
  const inventory = usePages(
    tradeInventory,
    tab === 'inventory' ? (page) => ({ ...sorted, ...page }) : null,
    ({ lines, next }) => ({ items: lines, next }),
  )
  const list = tab === 'inventory' ? inventory : positions
  return {
    tab,
    setTab,
    sort,
    setSort,
    holdings,
    positions,
    inventory,
    /** What is on the screen. */
    reads: [holdings, list],
  }
}
