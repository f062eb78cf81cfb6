import type { dividendsAnnounced, electiveDividendsOverview } from '@onelot/api-client'
import { firstPage } from '../../base/data/firstPage.ts'
import { defineScreen, firstRead, siteRead } from '../../base/definition/defineScreen.ts'

export const screen = defineScreen({
  name: 'dividends',
  path: '/home/dividend',
  access: 'member',
  title: { en: 'Dividends', kor: '배당', tw: '股利' },
  messages: {
    en: () => import('./messages/en.ts'),
    kor: () => import('./messages/kor.ts'),
    tw: () => import('./messages/tw.ts'),
  },
  reads: () => [
    firstRead<typeof dividendsAnnounced>('dividends/announced', 'member', firstPage),
    firstRead<typeof electiveDividendsOverview>('electiveDividends/overview', 'member', {}),
    siteRead,
  ],
  load: () => import('./index.ts'),
})
