import { BlockList } from '../../parts/blocks/BlockList.tsx'
import { SaleListPage } from '../../parts/sales/SaleListPage.tsx'

/** /home/blockTrade1: shares that one seller sells at a price of its own. */
export const OverTheCounterScreen = () => (
  <SaleListPage screen="overTheCounter">
    <BlockList kind="otc" />
  </SaleListPage>
)
