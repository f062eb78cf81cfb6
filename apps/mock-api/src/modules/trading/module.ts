import { trading as rules } from '@onelot/domain'
import { type BrokerModule, rulesOf } from '../brokerModule.ts'
import { accountRoutes } from './account.ts'
import { tradingContext } from './context.ts'
import { orderRoutes } from './orders.ts'
import { positionRoutes } from './positions.ts'

export const trading: BrokerModule = {
  routes: [...accountRoutes, ...positionRoutes, ...orderRoutes],
  rules: rulesOf(rules, tradingContext),
}
