import type { ScreenName } from '../../base/definition/routes.ts'

export const offersTabs = ['stocks', 'newShares', 'blockTrades', 'smartTrading'] as const
export type OffersTab = (typeof offersTabs)[number]

/** The screens of a tab: without any of them a site has nothing to show in it, nor ever will. */
const screensOf = {
  newShares: ['offers', 'auction'],
  blockTrades: ['blockTrades', 'placement', 'securitiesLending'],
  smartTrading: ['copyTrading', 'smartStrategies'],
} as const satisfies Readonly<Record<Exclude<OffersTab, 'stocks'>, readonly ScreenName[]>>

/** The tabs of what a site offers. */
export const tabsOffered = (isOffered: (screen: ScreenName) => boolean): readonly OffersTab[] =>
  offersTabs.filter((tab) => tab === 'stocks' || screensOf[tab].some((screen) => isOffered(screen)))
