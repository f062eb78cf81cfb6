import type { ResponseOf, commonConfig } from '@onelot/api-client'
import type { ScreenName } from '../definition/routes.ts'

type Config = ResponseOf<typeof commonConfig>

/** Screens of a module that a site may not offer, each with the module's name. All others are always offered. */
export const featureOf: Readonly<Partial<Record<ScreenName, string>>> = {
  checkIn: 'checkIn',
  seatAccount: 'seat',
  exchange: 'exchange',
  offers: 'offers',
  offer: 'offers',
  applications: 'offers',
  application: 'offers',
  drawProof: 'offers',
  auction: 'auctions',
  blockTrades: 'blockTrades',
  overTheCounter: 'blockTrades',
  block: 'blockTrades',
  placement: 'placements',
  placementDetail: 'placements',
  increaseDetail: 'placements',
  dayTrading: 'dayTrading',
  securitiesLending: 'lending',
  follow: 'copyTrading',
  mentor: 'copyTrading',
  copyTrading: 'copyTrading',
  smartStrategies: 'strategies',
  smartStrategy: 'strategies',
  smartOrders: 'strategies',
  loan: 'loans',
  repayment: 'loans',
  loanDetail: 'loans',
}

/**
 * The configuration says `feature.<name>` of each module that is there: one of which it says nothing has not landed, and is off. Until it is
 * loaded, all are taken for offered.
 */
export function isFeatureOn(name: string, config: Config | undefined): boolean {
  if (config === undefined) return true
  const state = config.find((entry) => entry.name === `feature.${name}`)?.value
  return state !== undefined && state !== 'off'
}

/** Whether the site offers a screen. */
export function isScreenOffered(screen: ScreenName, config: Config | undefined): boolean {
  const feature = featureOf[screen]
  return feature === undefined || isFeatureOn(feature, config)
}
