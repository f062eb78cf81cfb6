import { commonConfig, commonOutcome } from '@onelot/api-client'
import { ok } from '@onelot/domain'
import { guestRead } from '../../http/route.ts'
import type { BrokerModule } from '../brokerModule.ts'

export const common: BrokerModule = {
  routes: [
    guestRead(commonConfig, (_, { services }) => {
      const { config, settings } = services.site.values
      const values = {
        ...config,
        notice: 'practiceMoney',
        calendar: services.calendar,
        invitation: settings.siteInvitation,
        pendingBlocksTrading: String(settings.pendingBlocksTrading),
      }
      return Promise.resolve(ok(Object.entries(values).map(([name, value]) => ({ name, value }))))
    }),
    guestRead(commonOutcome, async ({ endpoint, key }, { outcomeOf }) => ok(await outcomeOf(endpoint, key))),
  ],
}
