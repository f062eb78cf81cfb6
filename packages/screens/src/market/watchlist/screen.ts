import type { marketOverview, watchlistGroups, watchlistRows } from '@onelot/api-client'
import { defineScreen, firstRead, siteRead } from '../../base/definition/defineScreen.ts'

const shared = {
  access: 'member',
  title: { en: 'Watchlist', kor: '관심 종목', tw: '自選股' },
  messages: {
    en: () => import('./messages/en.ts'),
    kor: () => import('./messages/kor.ts'),
    tw: () => import('./messages/tw.ts'),
  },
  reads: () => [
    firstRead<typeof watchlistGroups>('watchlist/groups', 'member', {}),
    firstRead<typeof watchlistRows>('watchlist/rows', 'member', {}),
    firstRead<typeof marketOverview>('market/overview', 'guest', {}),
    siteRead,
  ],
  load: () => import('./index.ts'),
} as const

export const screen = defineScreen({
  ...shared,
  name: 'watchlist',
  path: '/market/components/optionList',
  tab: true,
  keepAlive: true,
})

/** The same screen under its other address. */
export const favourites = defineScreen({ ...shared, name: 'favourites', path: '/favorite/index' })
