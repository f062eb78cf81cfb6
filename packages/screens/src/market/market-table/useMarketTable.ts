import { type ResponseOf, marketSectors, marketTable } from '@onelot/api-client'
import { type MarketId, marketIds } from '@onelot/domain'
import { type QuoteTableSort, media, useMedia } from '@onelot/ui'
import { useState } from 'react'
import { useMarketChoice } from '../../base/data/useMarketChoice.ts'
import { useBoardPage } from '../../base/data/useBoardPage.ts'
import { type BoardPageAsked, useBoard } from '../../base/data/usePages.ts'
import { useRead } from '../../base/data/useRead.ts'
import { firstTable } from './firstTable.ts'

const rowsOf = ({ rows, ...page }: ResponseOf<typeof marketTable>) => ({
  items: rows.map((row) => ({ row, total: page.total })),
  ...page,
})

/** What the table shows, and what it lets one choose. */
export function useMarketTable() {
  const { market, options: markets, choose } = useMarketChoice(marketIds)
  const [sector, setSector] = useState<string>()
  const [sort, setSort] = useState<QuoteTableSort>(firstTable.sort)
  const sectors = useRead(marketSectors, { market })
  const isWide = useMedia(media.widest)
  const isShort = useMedia(media.short)
  const isPaged = isWide && !isShort
  const request = (page: BoardPageAsked) => ({ market, ...sort, sector, ...page })
  const growing = useBoard(marketTable, isPaged ? null : request, rowsOf)
  const paged = useBoardPage(marketTable, isPaged ? request : null, rowsOf)
  return {
    market,
    markets,
    sector,
    sort,
    setSort,
    setSector,
    sectors: sectors.data?.sectors ?? [],
    list: isPaged ? paged : growing,
    /** Where there is room for them; otherwise the table grows as it is scrolled. */
    pages: isPaged ? paged : undefined,
    onMore: isPaged ? undefined : growing.loadMore,
    total: isPaged ? paged.total : (growing.items?.[0]?.total ?? 0),
    chooseMarket: (next: MarketId) => {
      choose(next)
      setSector(undefined)
    },
  }
}
