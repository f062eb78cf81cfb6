import { type Board, marketList, marketOverview } from '@onelot/api-client'
import type { MarketId } from '@onelot/domain'
import { useState } from 'react'
import { refreshAll } from '../data/refreshing.ts'
import { usePages } from '../data/usePages.ts'
import { useRead } from '../data/useRead.ts'
import { type ExchangeId, type MarketTab, marketOf } from './boards.ts'
import { firstChoice } from './firstChoice.ts'
import { rowsOf } from '../quotes/rowsOf.ts'

/** Everything the boards of the market show, and what they let one choose. */
export function useMarket() {
  const [tab, setTab] = useState<MarketTab>(firstChoice.tab)
  const [exchange, setExchange] = useState<ExchangeId>(firstChoice.exchange)
  const [board, setBoard] = useState<Board>(firstChoice.board)
  const [turnoverShown, setTurnoverShown] = useState(false)
  const overview = useRead(marketOverview, {})
  const market = marketOf(tab, exchange)
  const list = usePages(
    marketList,
    market === undefined ? null : (page) => ({ market, board, ...page }),
    rowsOf,
  )
  return {
    choice: { tab, exchange, board, turnoverShown },
    setTab,
    setExchange,
    setBoard,
    setTurnoverShown,
    overview,
    market,
    list,
    /** The rules and the session of a market, once the overview is loaded. */
    stateOf: (id: MarketId) => overview.data?.markets.find((entry) => entry.market.id === id),
    refresh: () => refreshAll([overview, list]),
  }
}
export type MarketModel = ReturnType<typeof useMarket>
