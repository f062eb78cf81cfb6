import { type Board, marketList, marketSearch } from '@onelot/api-client'
import type { InstrumentKind, MarketId } from '@onelot/domain'
import { forgotten, remembered } from '@onelot/ui'
import { useLayoutEffect, useRef, useState } from 'react'
import { useDebounced } from '../data/useDebounced.ts'
import { usePages } from '../data/usePages.ts'
import { useRecentSearches } from '../ports/ports.ts'
import { rowsOf } from './rowsOf.ts'

const TYPING_RESTS_MS = 250
const TRENDING_ROWS = 10
/** By volume: what the broker's other members trade most. */
const trendingBoard: Board = 'active'

/** What the search over all markets shows, and what it lets one do. `market`: whose listings trend. */
export function useSearch(market: MarketId) {
  const device = useRecentSearches()
  const [active, setActive] = useState(false)
  const [begunAt, setBegunAt] = useState(0)
  useScrollKept(active, begunAt)
  const [query, setQuery] = useState('')
  const [kind, setKind] = useState<InstrumentKind>()
  const [recent, setRecent] = useState(device.read)
  const typed = query.trim()
  const searched = useDebounced(typed, TYPING_RESTS_MS)
  const results = usePages(
    marketSearch,
    searched === ''
      ? null
      : (page) => ({ query: searched, ...(kind === undefined ? {} : { kind }), ...page }),
    rowsOf,
  )
  const trending = usePages(
    marketList,
    active && typed === '' ? (page) => ({ market, board: trendingBoard, ...page }) : null,
    rowsOf,
  )
  const keep = (texts: readonly string[]) => {
    device.keep(texts)
    setRecent(texts)
  }
  return {
    /** Whether the search has the page. */
    active,
    begin: () => {
      if (active) return
      setRecent(device.read())
      // Read before the list is hidden, which shortens the page.
      setBegunAt(window.scrollY)
      setActive(true)
    },
    leave: () => {
      setActive(false)
      setQuery('')
      setKind(undefined)
    },
    query,
    setQuery,
    typed,
    /** What `results` are of: what is typed, once typing rests. */
    searched,
    kind,
    setKind,
    results,
    market,
    trending: { ...trending, items: trending.items?.slice(0, TRENDING_ROWS) },
    recent,
    remember: (text: string) => {
      keep(remembered(recent, text))
    },
    forget: (text: string) => {
      keep(forgotten(recent, text))
    },
    forgetAll: () => {
      keep([])
    },
  }
}
export type SearchModel = ReturnType<typeof useSearch>

/** The search begins at the top of the page, and leaves the list where it was, `from` the top. */
function useScrollKept(active: boolean, from: number): void {
  const shown = useRef(active)
  useLayoutEffect(() => {
    if (shown.current === active) return
    shown.current = active
    window.scrollTo(0, active ? 0 : from)
  }, [active, from])
}
