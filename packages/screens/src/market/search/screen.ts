import type { marketOverview, watchlistGroups } from '@onelot/api-client'
import { defineScreen, firstRead, siteRead } from '../../base/definition/defineScreen.ts'

export const screen = defineScreen({
  name: 'search',
  path: '/favorite/search',
  access: 'guest',
  title: { en: 'Search', kor: '검색', tw: '搜尋' },
  messages: {
    en: () => import('./messages/en.ts'),
    kor: () => import('./messages/kor.ts'),
    tw: () => import('./messages/tw.ts'),
  },
  reads: () => [
    firstRead<typeof watchlistGroups>('watchlist/groups', 'member', {}),
    firstRead<typeof marketOverview>('market/overview', 'guest', {}),
    siteRead,
  ],
  load: () => import('./index.ts'),
})
