import type { marketCandles, marketDetail, tradeAccount, watchlistGroups } from '@onelot/api-client'
import { defineScreen, firstRead, siteRead } from '../../base/definition/defineScreen.ts'
import { firstBars } from './firstBars.ts'

export const screen = defineScreen({
  name: 'stockDetail',
  path: '/market/stockDetail',
  access: 'guest',
  title: { en: 'Stock', kor: '종목', tw: '個股' },
  messages: {
    en: () => import('./messages/en.ts'),
    kor: () => import('./messages/kor.ts'),
    tw: () => import('./messages/tw.ts'),
  },
  reads: ({ query: { instrument } }) =>
    instrument === undefined
      ? [siteRead]
      : [
          firstRead<typeof marketDetail>('market/detail', 'guest', { instrument }),
          firstRead<typeof marketCandles>('market/candles', 'guest', { instrument, ...firstBars }),
          firstRead<typeof tradeAccount>('trade/account', 'member', { instrument }),
          firstRead<typeof watchlistGroups>('watchlist/groups', 'member', {}),
          siteRead,
        ],
  load: () => import('./index.ts'),
})

/** The same screen for an index, which it offers no ticket for. */
export const indexDetail = defineScreen({
  ...screen,
  name: 'indexDetail',
  path: '/market/stockDetailzs',
  title: { en: 'Index', kor: '지수', tw: '指數' },
  load: async () => ({ chunk: (await import('./index.ts')).indexChunk }),
})
