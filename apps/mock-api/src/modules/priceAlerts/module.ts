import { modules } from '@onelot/domain'
import { type BrokerModule, rulesOf } from '../brokerModule.ts'
import { priceAlertsContext } from './context.ts'
import { routes } from './endpoints.ts'

export const priceAlerts: BrokerModule = { routes, rules: rulesOf(modules.priceAlerts, priceAlertsContext) }
