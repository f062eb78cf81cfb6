import { type Board, marketList, marketOverview, marketSearch } from '@onelot/api-client'
import type { MarketId } from '@onelot/domain'
import { forgotten, remembered } from '@onelot/ui'
import { useState } from 'react'
import { useDebounced } from '../data/useDebounced.ts'
import { refreshAll } from '../data/refreshing.ts'
import { usePages } from '../data/usePages.ts'
import { useRead } from '../data/useRead.ts'
import { type ExchangeId, type MarketTab, marketOf } from './boards.ts'
import { firstChoice } from './firstChoice.ts'

const TYPING_RESTS_MS = 250

const rowsOf = <Row>({ rows, total }: { readonly rows: readonly Row[]; readonly total: number }) => ({
  items: rows,
  total,
})

/** Everything the market screen shows, and what it lets one choose. */
export function useMarket() {
  const [tab, setTab] = useState<MarketTab>(firstChoice.tab)
  const [exchange, setExchange] = useState<ExchangeId>(firstChoice.exchange)
  const [board, setBoard] = useState<Board>(firstChoice.board)
  const [query, setQuery] = useState('')
  const [searching, setSearching] = useState(false)
  const [searches, setSearches] = useState<readonly string[]>([])
  const overview = useRead(marketOverview, {})
  const market = marketOf(tab, exchange)
  const list = usePages(
    marketList,
    market === undefined ? null : (page) => ({ market, board, ...page }),
    rowsOf,
  )
  const searched = useDebounced(query.trim(), TYPING_RESTS_MS)
  const results = usePages(
    marketSearch,
    searched === '' ? null : (page) => ({ query: searched, ...page }),
    rowsOf,
  )
  return {
    choice: { tab, exchange, board, query },
    setTab,
    setExchange,
    setBoard,
    setQuery,
    /** Recent searches, while the reader is at the search; they last as long as the app runs. */
    history: {
      texts: searching ? searches : [],
      remember: (text: string) => {
        setSearches(remembered(searches, text))
      },
      forget: (text: string) => {
        setSearches(forgotten(searches, text))
      },
      forgetAll: () => {
        setSearches([])
      },
    },
    searching,
    beginSearch: () => {
      setSearching(true)
    },
    leaveSearch: () => {
      setSearching(false)
      setQuery('')
    },
    overview,
    market,
    list,
    results,
    searched,
    /** The rules and the session of a market, once the overview is loaded. */
    stateOf: (id: MarketId) => overview.data?.markets.find((entry) => entry.market.id === id),
    refresh: () => refreshAll([overview, list]),
  }
}
export type MarketModel = ReturnType<typeof useMarket>
