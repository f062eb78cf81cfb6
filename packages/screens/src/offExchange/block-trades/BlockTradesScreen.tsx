import { BlockList } from '../../parts/blocks/BlockList.tsx'
import { SaleListPage } from '../../parts/sales/SaleListPage.tsx'

/** /home/blockTrade: blocks of listed shares, at a discount on the price of now. */
export const BlockTradesScreen = () => (
  <SaleListPage screen="blockTrades">
    <BlockList kind="block" />
  </SaleListPage>
)
