import type { homeBriefing, homeDue, marketOverview } from '@onelot/api-client'
import { defineScreen, firstRead, siteRead } from '../../base/definition/defineScreen.ts'

export const screen = defineScreen({
  name: 'home',
  path: '/home/index',
  access: 'guest',
  tab: true,
  keepAlive: true,
  title: { en: 'Home', kor: '홈', tw: '首頁' },
  messages: {
    en: () => import('./messages/en.ts'),
    kor: () => import('./messages/kor.ts'),
    tw: () => import('./messages/tw.ts'),
  },
  reads: ({ totalsIn }) => [
    firstRead<typeof homeBriefing>('home/briefing', 'member', { currency: totalsIn }),
    firstRead<typeof homeDue>('home/due', 'member', {}),
    firstRead<typeof marketOverview>('market/overview', 'guest', {}),
    siteRead,
  ],
  load: () => import('./index.ts'),
})
