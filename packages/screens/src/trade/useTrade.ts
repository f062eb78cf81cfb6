import { tradePositions, tradeSummary } from '@onelot/api-client'
import type { Currency, PositionTab } from '@onelot/domain'
import { useState } from 'react'
import { usePages } from '../app/usePages.ts'
import { useRead } from '../app/useRead.ts'

const SHOWN_IN: Currency = 'USD'

/** The account's figures and the positions of the chosen tab. */
export function useTrade(first: PositionTab) {
  const [tab, setTab] = useState<PositionTab>(first)
  const summary = useRead(tradeSummary, { currency: SHOWN_IN })
  const list = usePages(
    tradePositions,
    (page) => ({ tab, ...page }),
    ({ positions, total }) => ({ items: positions, total }),
  )
  return {
    tab,
    setTab,
    summary,
    list,
    refresh: async () => {
      await Promise.all([summary.refresh(), list.refresh()])
    },
  }
}
export type TradeModel = ReturnType<typeof useTrade>
