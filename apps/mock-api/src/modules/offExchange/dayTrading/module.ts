import { dayTrading as rules } from '@onelot/domain/modules/offExchange/dayTrading'
import { accountAnswers, marketFacts } from '@onelot/domain'
import { type BrokerModule, rulesOf } from '../../base/brokerModule.ts'
import { dayTradingSettings } from '../../base/dayTrading.ts'
import { routes } from './endpoints.ts'
import { dayOf, isOffered } from './standing.ts'

export const dayTrading: BrokerModule = {
  routes,
  rules: rulesOf(rules, ({ command, state, base }, services) => ({
    ...base,
    ...dayOf(services, command.market, base.now),
    offered: isOffered(services),
    account: accountAnswers(state).account,
    currency: marketFacts[command.market].currency,
  })),
  settings: dayTradingSettings,
}
