import { BlockListPage } from '../../parts/blocks/BlockListPage.tsx'

/** /home/blockTrade1: shares that one seller sells at a price of its own. */
export const OverTheCounterScreen = () => <BlockListPage screen="overTheCounter" kind="otc" />
