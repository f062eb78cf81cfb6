import { offers as rules } from '@onelot/domain/modules/newShares/offers'
import { type BrokerModule, rulesOf } from '../../base/brokerModule.ts'
import { offerSettings } from '../foundOffer.ts'
import { contextOf } from './context.ts'
import { routes } from './endpoints.ts'
import { offerActions } from './operator.ts'

export const offers: BrokerModule = {
  routes,
  rules: rulesOf(rules, contextOf),
  operator: offerActions,
  settings: offerSettings,
}
