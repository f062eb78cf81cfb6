import { type ResponseOf, marketSectors, marketTable } from '@onelot/api-client'
import type { MarketId } from '@onelot/domain'
import type { QuoteTableSort } from '@onelot/ui'
import { useState } from 'react'
import { useBoard } from '../data/usePages.ts'
import { useRead } from '../data/useRead.ts'
import { firstTable } from './firstTable.ts'

const rowsOf = ({ rows, ...page }: ResponseOf<typeof marketTable>) => ({
  items: rows.map((row) => ({ row, total: page.total })),
  ...page,
})

/** What the table shows, and what it lets one choose. */
export function useMarketTable() {
  const [market, setMarket] = useState<MarketId>(firstTable.market)
  const [sector, setSector] = useState<string>()
  const [sort, setSort] = useState<QuoteTableSort>(firstTable.sort)
  const sectors = useRead(marketSectors, { market })
  const list = useBoard(
    marketTable,
    (page) => ({ market, ...sort, ...(sector === undefined ? {} : { sector }), ...page }),
    rowsOf,
  )
  return {
    market,
    sector,
    sort,
    setSort,
    setSector,
    sectors: sectors.data?.sectors ?? [],
    list,
    total: list.items?.[0]?.total ?? 0,
    chooseMarket: (next: MarketId) => {
      setMarket(next)
      setSector(undefined)
    },
  }
}
