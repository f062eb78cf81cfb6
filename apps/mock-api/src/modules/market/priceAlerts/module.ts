import { priceAlerts as rules } from '@onelot/domain/modules/market/priceAlerts'
import { type BrokerModule, rulesOf } from '../../base/brokerModule.ts'
import { priceAlertsContext } from './context.ts'
import { routes } from './endpoints.ts'

export const priceAlerts: BrokerModule = { routes, rules: rulesOf(rules, priceAlertsContext) }
