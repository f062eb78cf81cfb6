import { modules } from '@onelot/domain'
import { type BrokerModule, rulesOf } from '../brokerModule.ts'
import { routes } from './endpoints.ts'
import { messageReactions } from './reactions.ts'

export const messages: BrokerModule = {
  routes,
  rules: rulesOf(modules.messages, ({ base }) => base),
  reactions: messageReactions,
}
