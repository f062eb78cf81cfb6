import { checkIn as rules } from '@onelot/domain/modules/site/checkIn'
import { type BrokerModule, rulesOf } from '../../base/brokerModule.ts'
import { routes } from './endpoints.ts'
import { settings, termsAt } from './settings.ts'

export const checkIn: BrokerModule = {
  routes,
  rules: rulesOf(rules, ({ base }, services) => ({ ...base, ...termsAt(services, base.now) })),
  settings,
}
