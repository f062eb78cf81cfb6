import { type Board, marketList, marketSearch } from '@onelot/api-client'
import type { InstrumentKind, MarketId } from '@onelot/domain'
import { forgotten, remembered } from '@onelot/ui'
import { useEffect, useState } from 'react'
import { useDebounced } from '../../base/data/useDebounced.ts'
import { useBoard } from '../../base/data/usePages.ts'
import { useDrafts } from '../../base/ports/ports.ts'
import { rowsOf } from '../../parts/quotes/rowsOf.ts'
import { keptSearchOf } from './keptSearch.ts'
import { useRecentSearches } from './useRecentSearches.ts'

const TYPING_RESTS_MS = 250
const TRENDING_ROWS = 10
/** The list that the market shows first, and calls by the same name. */
const trendingBoard: Board = 'hot'
const draft = 'search'

/** What the search over all markets shows, and what it lets one do. `market`: whose listings trend. */
export function useSearch(market: MarketId) {
  const { recent, keepRecent } = useRecentSearches()
  const drafts = useDrafts()
  const [kept] = useState(() => keptSearchOf(drafts.read(draft)))
  useEffect(() => {
    drafts.drop(draft)
  }, [drafts])
  const [query, setQuery] = useState(kept?.query ?? '')
  const [kind, setKind] = useState<InstrumentKind | undefined>(kept?.kind)
  const typed = query.trim()
  const searched = useDebounced(typed, TYPING_RESTS_MS)
  const results = useBoard(
    marketSearch,
    searched === '' ? null : (page) => ({ query: searched, kind, ...page }),
    rowsOf,
  )
  const trending = useBoard(
    marketList,
    typed === '' ? (page) => ({ market, board: trendingBoard, ...page }) : null,
    rowsOf,
  )
  const remember = (text: string) => {
    keepRecent(remembered(recent, text))
  }
  return {
    /** What was found before shows again: the reader comes back from one of its listings. */
    restored: kept !== undefined,
    query,
    setQuery,
    typed,
    /** What `results` are of: what is typed, once typing rests. */
    searched,
    kind,
    setKind,
    results,
    /** Whether the rows are those of what is typed, rather than of what was before, or still on their way. */
    settled: typed === '' || (searched === typed && results.items !== undefined),
    market,
    trending: { ...trending, items: trending.items?.slice(0, TRENDING_ROWS) },
    recent,
    remember,
    /** A listing that was found is opened: the search waits for the way back. */
    onOpen: () => {
      remember(typed)
      drafts.keep(draft, { query, kind })
    },
    forget: (text: string) => keepRecent(forgotten(recent, text)),
    forgetAll: () => keepRecent([]),
  }
}
export type SearchModel = ReturnType<typeof useSearch>
