import type { HomeMarket, MarketId } from '@onelot/domain'

/** Tabs of the market. The first shows listed shares by exchange. */
export const marketTabs = [
  'listed',
  'overTheCounter',
  'subscription',
  'auction',
  'digitalCurrency',
  'foreignExchange',
] as const
export type MarketTab = (typeof marketTabs)[number]

/** The market whose listings a tab shows; none where the tab leads to another part of the app. */
export function marketOf(tab: MarketTab, exchange: HomeMarket): MarketId | undefined {
  switch (tab) {
    case 'listed':
      return exchange
    case 'digitalCurrency':
      return 'CRYPTO'
    case 'foreignExchange':
      return 'FX'
    case 'overTheCounter':
    case 'subscription':
    case 'auction':
      return undefined
  }
}
