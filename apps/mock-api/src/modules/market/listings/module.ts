import { listings as rules } from '@onelot/domain'
import { type BrokerModule, rulesOf } from '../../base/brokerModule.ts'
import { listingsContext } from './context.ts'
import { listingsActions } from './operator.ts'

export const listings: BrokerModule = {
  routes: [],
  rules: rulesOf(rules, listingsContext),
  operator: listingsActions,
}
