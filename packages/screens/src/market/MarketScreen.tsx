import { PullToRefresh } from '@onelot/ui'
import { Activity, useRef } from 'react'
import { TabPage } from '../shell/TabPage.tsx'
import { NotRefreshed } from '../states/NotRefreshed.tsx'
import { pulled } from '../data/refreshing.ts'
import { Boards } from './Boards.tsx'
import { MarketHeader } from './MarketHeader.tsx'
import { SearchPage } from './SearchPage.tsx'
import { useMarket } from './useMarket.ts'
import { useSearch } from './useSearch.ts'

/** /market/index: every listing by market and board, and the search over all of them, which takes the page. */
export function MarketScreen() {
  const model = useMarket()
  const search = useSearch(model.market ?? model.choice.exchange)
  const field = useRef<HTMLInputElement>(null)
  return (
    <TabPage tab="market" header={<MarketHeader search={search} field={field} />}>
      {search.active ? (
        <SearchPage
          search={search}
          onEmptied={() => {
            field.current?.focus()
          }}
        />
      ) : null}
      <Activity mode={search.active ? 'hidden' : 'visible'}>
        <PullToRefresh onRefresh={() => pulled(model.refresh())}>
          <NotRefreshed reads={[model.list, model.overview]} />
          <Boards model={model} />
        </PullToRefresh>
      </Activity>
    </TabPage>
  )
}
