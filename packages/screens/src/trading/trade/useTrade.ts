import { tradeHoldings, tradeInventory, tradePositions } from '@onelot/api-client'
import type { PositionSort } from '@onelot/domain'
import { useState } from 'react'
import { usePreferences } from '../../base/ports/ports.ts'
import { usePages } from '../../base/data/usePages.ts'
import { useRead } from '../../base/data/useRead.ts'
import type { TradeChoice } from './choice.ts'

/** The account's figures and what is listed. */
export function useTrade(first: TradeChoice) {
  const [choice, setChoice] = useState(first)
  const [sort, setSort] = useState<PositionSort>('newest')
  const { totalsIn } = usePreferences()
  const holdings = useRead(tradeHoldings, { currency: totalsIn })
  const { tab, asset } = choice
  // Only what is open has a worth to be sorted by.
  const isSorted = tab === 'inProgress'
  const summed = isSorted && asset === 'stocks' && choice.summed
  const sorted = { sort: isSorted && sort !== 'newest' ? sort : undefined }
  const positions = usePages(
    tradePositions,
    summed ? null : (page) => ({ tab, asset, ...sorted, ...page }),
    (page) => ({ items: page.positions, next: page.next }),
  )
  const inventory = usePages(
    tradeInventory,
    summed ? (page) => ({ ...sorted, ...page }) : null,
    ({ lines, next }) => ({ items: lines, next }),
  )
  return {
    choice: { tab, asset, summed },
    choose: (change: Partial<TradeChoice>) => setChoice({ ...choice, ...change }),
    sort,
    setSort,
    isSorted,
    holdings,
    positions,
    inventory,
    /** What is on the screen. */
    reads: [holdings, summed ? inventory : positions],
  }
}
export type TradeModel = ReturnType<typeof useTrade>
