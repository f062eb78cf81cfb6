import { commonConfig } from '@onelot/api-client'
import { type Route, answer, forGuests } from './route.ts'

/** What the site says of itself; addresses are https only (DESIGN 5). */
const siteConfig: Readonly<Record<string, string>> = {
  logo: '/logo.svg',
  title: 'Onelot',
  kefuUrl: 'https://help.onelot.example/chat',
  webviewHosts: 'onelot.example,help.onelot.example',
  notice: 'practiceMoney',
}

export const commonRoutes: readonly Route[] = [
  forGuests(commonConfig, (_, { house }) => {
    const { settings } = house.controls.current
    const values = {
      ...siteConfig,
      calendar: house.calendar,
      invitation: settings.houseInvitation,
      pendingBlocksTrading: String(settings.pendingBlocksTrading),
    }
    return Promise.resolve(answer(Object.entries(values).map(([name, value]) => ({ name, value }))))
  }),
]
