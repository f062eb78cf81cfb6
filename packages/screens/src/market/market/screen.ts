import type { marketList, marketOverview } from '@onelot/api-client'
import { firstBoardPage } from '../../base/data/firstPage.ts'
import { defineScreen, firstRead, siteRead } from '../../base/definition/defineScreen.ts'
import { firstChoice } from './firstChoice.ts'

export const screen = defineScreen({
  name: 'market',
  path: '/market/index',
  access: 'guest',
  tab: true,
  keepAlive: true,
  title: { en: 'Market', kor: '시장', tw: '行情' },
  messages: {
    en: () => import('./messages/en.ts'),
    kor: () => import('./messages/kor.ts'),
    tw: () => import('./messages/tw.ts'),
  },
  reads: ({ homeMarket }) => [
    firstRead<typeof marketList>('market/list', 'guest', {
      market: homeMarket,
      board: firstChoice.board,
      ...firstBoardPage,
    }),
    firstRead<typeof marketOverview>('market/overview', 'guest', {}),
    siteRead,
  ],
  load: () => import('./index.ts'),
})
