import { commonConfig, commonOutcome } from '@onelot/api-client'
import { ok } from '@onelot/domain'
import { guestRead } from '../../../http/route.ts'
import type { Services } from '../../../services.ts'
import type { BrokerModule } from '../../base/brokerModule.ts'
import { isFeature } from '../../base/moduleSettings.ts'

/** `feature.<module>` of each module that may be offered or not. */
const featuresOf = ({ site, moduleSettings }: Services): Readonly<Record<string, string>> =>
  Object.fromEntries(
    [...moduleSettings.values()].flatMap((settings) => {
      const values = site.settingsOf(settings)
      return isFeature(values) ? [[`feature.${settings.module}`, values.feature]] : []
    }),
  )

export const common: BrokerModule = {
  routes: [
    guestRead(commonConfig, (_, { services }) => {
      const { config, settings } = services.site.values
      const values = {
        ...config,
        ...featuresOf(services),
        notice: config.money === 'practice' ? 'practiceMoney' : '',
        calendar: services.calendar,
        invitation: settings.siteInvitation,
        pendingBlocksTrading: String(settings.pendingBlocksTrading),
      }
      return Promise.resolve(ok(Object.entries(values).map(([name, value]) => ({ name, value }))))
    }),
    guestRead(commonOutcome, async ({ endpoint, key }, { outcomeOf }) => ok(await outcomeOf(endpoint, key))),
  ],
}
