import { type Board, marketList, marketOverview } from '@onelot/api-client'
import { type HomeMarket, type Localized, type MarketId, homeMarkets } from '@onelot/domain'
import { useState } from 'react'
import { useMarketChoice } from '../../base/data/useMarketChoice.ts'
import { refreshAll } from '../../base/data/refreshing.ts'
import { useBoard } from '../../base/data/usePages.ts'
import { useMarkets } from '../../base/data/useMarketRules.ts'
import { useRead } from '../../base/data/useRead.ts'
import { useOffered } from '../../base/shell/useOffered.ts'
import { type MarketTab, marketOf, tabsShown } from './boards.ts'
import { firstChoice } from './firstChoice.ts'
import { rowsOf } from '../../parts/quotes/rowsOf.ts'

/** The listings themselves, or the sectors that they make. */
export const marketViews = ['list', 'map'] as const
export type MarketView = (typeof marketViews)[number]

/** Everything the boards of the market show, and what they let one choose. */
export function useMarket() {
  const exchanges = useMarketChoice(homeMarkets)
  const exchange = exchanges.market
  const tabs = tabsShown(useOffered(), useMarkets())
  const [chosen, setTab] = useState<MarketTab>(firstChoice.tab)
  const tab = tabs.includes(chosen) ? chosen : (tabs[0] ?? firstChoice.tab)
  const [board, setBoard] = useState<Board>(firstChoice.board)
  const [turnoverShown, setTurnoverShown] = useState(false)
  const [view, setView] = useState<MarketView>('list')
  const [sector, setSector] = useState<Localized>()
  const overview = useRead(marketOverview, {})
  const market = marketOf(tab, exchange)
  const list = useBoard(
    marketList,
    market === undefined ? null : (page) => ({ market, board, sector: sector?.en, ...page }),
    rowsOf,
  )
  return {
    choice: { tab, exchange, board, turnoverShown, view: tab === 'listed' ? view : 'list', sector },
    tabs,
    exchanges: exchanges.options,
    setTab: (next: MarketTab) => {
      setTab(next)
      setSector(undefined)
    },
    setExchange: (next: HomeMarket) => {
      exchanges.choose(next)
      setSector(undefined)
    },
    setView,
    /** Shows the list of one sector, or of all. */
    setSector: (next: Localized | undefined) => {
      setSector(next)
      setView('list')
    },
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
