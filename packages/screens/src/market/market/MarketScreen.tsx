import { PullArea } from '../../base/lists/PullArea.tsx'
import { TabPage } from '../../base/shell/TabPage.tsx'
import { NotRefreshed } from '../../base/states/NotRefreshed.tsx'
import { Boards } from './Boards.tsx'
import { MarketHeader } from './MarketHeader.tsx'
import { useMarket } from './useMarket.ts'

/** /market/index: every listing by market and board, and the way to the search over all of them. */
export function MarketScreen() {
  const model = useMarket()
  return (
    <TabPage tab="market" header={<MarketHeader market={model.market ?? model.choice.exchange} />}>
      <PullArea reads={[model.overview]}>
        <NotRefreshed reads={[model.list, model.overview]} />
        <Boards model={model} />
      </PullArea>
    </TabPage>
  )
}
