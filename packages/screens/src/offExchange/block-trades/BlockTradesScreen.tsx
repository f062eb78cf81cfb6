import { BlockListPage } from '../../parts/blocks/BlockListPage.tsx'

/** /home/blockTrade: blocks of listed shares, at a discount on the price of now. */
export const BlockTradesScreen = () => <BlockListPage screen="blockTrades" kind="block" />
