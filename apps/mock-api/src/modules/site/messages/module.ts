import { messages as rules } from '@onelot/domain/modules/site/messages'
import { type BrokerModule, rulesOf } from '../../base/brokerModule.ts'
import { routes } from './endpoints.ts'
import { messageSources } from './table.ts'

export const messages: BrokerModule = {
  routes,
  rules: rulesOf(rules, ({ base }) => base),
  messages: messageSources,
}
