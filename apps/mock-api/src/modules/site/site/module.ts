import { site as rules } from '@onelot/domain'
import { type BrokerModule, rulesOf } from '../../base/brokerModule.ts'
import { siteActions } from './operator.ts'

export const site: BrokerModule = {
  routes: [],
  rules: rulesOf(rules, ({ base }) => base),
  operator: siteActions,
}
