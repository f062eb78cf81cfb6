import { type HomeMarket, type Market, type MarketId, homeMarkets } from '@onelot/domain'
import { isShown } from '../../base/data/shownMarkets.ts'
import type { ScreenName } from '../../base/definition/routes.ts'

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

/** The tabs of markets that the broker has, and of what the site offers; all of them until that is known. */
export function tabsShown(
  isOffered: (screen: ScreenName) => boolean,
  known: readonly Market[],
): readonly MarketTab[] {
  const has = (id: MarketId) => isShown(id, known)
  return marketTabs.filter((tab) => {
    switch (tab) {
      case 'listed':
        return homeMarkets.some(has)
      case 'digitalCurrency':
        return has('CRYPTO')
      case 'foreignExchange':
        return has('FX')
      case 'overTheCounter':
        return isOffered('overTheCounter')
      case 'subscription':
        return isOffered('offers')
      case 'auction':
        return isOffered('auction')
    }
  })
}
