import { accountAnswers } from '@onelot/domain'
import { exchange as rules } from '@onelot/domain/modules/funds/exchange'
import { type BrokerModule, rulesOf } from '../../base/brokerModule.ts'
import { routes } from './endpoints.ts'
import { settings } from './settings.ts'
import { quoteIn } from './token.ts'

export const exchange: BrokerModule = {
  routes,
  rules: rulesOf(rules, async ({ command, state, base }, { site, vault }) => {
    const { account, restrictions, withdrawable } = accountAnswers(state)
    const quote = account && (await quoteIn(vault, account, command.token))
    return {
      ...base,
      offered: site.settingsOf(settings).feature === 'on',
      restrictions,
      quote,
      withdrawable: quote && withdrawable(quote.from, base.now),
    }
  }),
  settings,
}
