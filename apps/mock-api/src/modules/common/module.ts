import { commonConfig, commonOutcome } from '@onelot/api-client'
import { ok } from '@onelot/domain'
import { guestRead } from '../../http/route.ts'
import type { BrokerModule } from '../brokerModule.ts'

/** The site's configuration; addresses are https only. */
const siteConfig: Readonly<Record<string, string>> = {
  logo: '/logo.svg',
  title: 'Onelot',
  kefuUrl: 'https://help.onelot.example/chat',
  webviewHosts: 'onelot.example,help.onelot.example',
  notice: 'practiceMoney',
}

export const common: BrokerModule = {
  routes: [
    guestRead(commonConfig, (_, { services }) => {
      const { settings } = services.site.values
      const values = {
        ...siteConfig,
        calendar: services.calendar,
        invitation: settings.siteInvitation,
        pendingBlocksTrading: String(settings.pendingBlocksTrading),
      }
      return Promise.resolve(ok(Object.entries(values).map(([name, value]) => ({ name, value }))))
    }),
    guestRead(commonOutcome, async ({ endpoint, key }, { outcomeOf }) => ok(await outcomeOf(endpoint, key))),
  ],
}
