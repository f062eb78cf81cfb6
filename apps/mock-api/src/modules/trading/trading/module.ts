import { trading as rules } from '@onelot/domain'
import { type BrokerModule, rulesOf } from '../../base/brokerModule.ts'
import { accountRoutes } from './account.ts'
import { dayTradeRoutes } from './dayTrades.ts'
import { tradingContext } from './context.ts'
import { due } from './due.ts'
import { orderListRoutes } from './orderList.ts'
import { orderRoutes } from './orders.ts'
import { positionRoutes } from './positions.ts'
import { productRoutes } from './products.ts'

export const trading: BrokerModule = {
  routes: [
    ...accountRoutes,
    ...positionRoutes,
    ...orderRoutes,
    ...orderListRoutes,
    ...dayTradeRoutes,
    ...productRoutes,
  ],
  rules: rulesOf(rules, tradingContext),
  due,
}
