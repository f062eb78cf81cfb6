import type { marketTable } from '@onelot/api-client'
import { firstBoardPage } from '../../base/data/firstPage.ts'
import { defineScreen, firstRead } from '../../base/definition/defineScreen.ts'
import { firstTable } from './firstTable.ts'

export const screen = defineScreen({
  name: 'marketTable',
  path: '/market/index-copy',
  access: 'guest',
  title: { en: 'Market table', kor: '시세표', tw: '行情列表' },
  messages: {
    en: () => import('./messages/en.ts'),
    kor: () => import('./messages/kor.ts'),
    tw: () => import('./messages/tw.ts'),
  },
  reads: ({ homeMarket }) => [
    firstRead<typeof marketTable>('market/table', 'guest', {
      market: homeMarket,
      ...firstTable.sort,
      ...firstBoardPage,
    }),
  ],
  load: () => import('./index.ts'),
})
