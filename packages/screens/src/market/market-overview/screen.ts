import type { marketBreadth, marketOverview } from '@onelot/api-client'
import { defineScreen, firstRead, siteRead } from '../../base/definition/defineScreen.ts'

export const screen = defineScreen({
  name: 'marketOverview',
  path: '/home/market',
  access: 'guest',
  title: { en: 'Market overview', kor: '시장 현황', tw: '市場總覽' },
  messages: {
    en: () => import('./messages/en.ts'),
    kor: () => import('./messages/kor.ts'),
    tw: () => import('./messages/tw.ts'),
  },
  reads: () => [
    firstRead<typeof marketOverview>('market/overview', 'guest', {}),
    firstRead<typeof marketBreadth>('market/breadth', 'guest', {}),
    siteRead,
  ],
  load: () => import('./index.ts'),
})
