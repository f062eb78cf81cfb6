import type { memberMe, tradeSummary } from '@onelot/api-client'
import { defineScreen, firstRead, siteRead } from '../../base/definition/defineScreen.ts'
import { withProducts } from '../../parts/module-words/withProducts.ts'

export const screen = defineScreen({
  name: 'mine',
  path: '/information/index',
  access: 'member',
  tab: true,
  keepAlive: true,
  title: { en: 'Account', kor: '내 정보', tw: '我的' },
  messages: withProducts({
    en: () => import('./messages/en.ts'),
    kor: () => import('./messages/kor.ts'),
    tw: () => import('./messages/tw.ts'),
  }),
  reads: ({ totalsIn }) => [
    firstRead<typeof memberMe>('member/me', 'member', {}),
    firstRead<typeof tradeSummary>('trade/summary', 'member', { currency: totalsIn }),
    siteRead,
  ],
  load: () => import('./index.ts'),
})
