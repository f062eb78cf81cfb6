import { modules } from '@onelot/domain'
import { type BrokerModule, rulesOf } from '../brokerModule.ts'
import { routes } from './endpoints.ts'
import { messageSources } from './table.ts'

export const messages: BrokerModule = {
  routes,
  rules: rulesOf(modules.messages, ({ base }) => base),
  messages: messageSources,
}
