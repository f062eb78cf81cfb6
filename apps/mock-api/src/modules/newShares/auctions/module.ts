import { auctions as rules } from '@onelot/domain/modules/newShares/auctions'
import { auctionSettings } from '../foundAuction.ts'
import { type BrokerModule, rulesOf } from '../../base/brokerModule.ts'
import { contextOf } from './context.ts'
import { routes } from './endpoints.ts'
import { auctionActions } from './operator.ts'

export const auctions: BrokerModule = {
  routes,
  rules: rulesOf(rules, contextOf),
  operator: auctionActions,
  settings: auctionSettings,
}
