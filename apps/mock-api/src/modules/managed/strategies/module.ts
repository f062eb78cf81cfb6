import { strategies as rules } from '@onelot/domain/modules/managed/strategies'
import { type BrokerModule, rulesOf } from '../../base/brokerModule.ts'
import { strategySettings } from '../strategySettings.ts'
import { contextOf } from './context.ts'
import { due } from './due.ts'
import { routes } from './endpoints.ts'
import { messages } from './messages.ts'
import { products } from './products.ts'

export const strategies: BrokerModule = {
  routes,
  rules: rulesOf(rules, contextOf),
  settings: strategySettings,
  messages,
  products,
  due,
}
