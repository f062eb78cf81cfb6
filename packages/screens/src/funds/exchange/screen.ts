import type { exchangeChart, exchangeQuote } from '@onelot/api-client'
import { defineScreen, firstRead, siteRead } from '../../base/definition/defineScreen.ts'
import { pairOf, shownPair } from './pair.ts'

export const screen = defineScreen({
  name: 'exchange',
  path: '/information/exChange',
  access: 'member',
  title: { en: 'Currency exchange', kor: '환전', tw: '換匯' },
  messages: {
    en: () => import('./messages/en.ts'),
    kor: () => import('./messages/kor.ts'),
    tw: () => import('./messages/tw.ts'),
  },
  reads: ({ query, homeMarket }) => {
    const pair = pairOf(query, homeMarket)
    return [
      firstRead<typeof exchangeQuote>('exchange/quote', 'member', pair),
      firstRead<typeof exchangeChart>('exchange/chart', 'member', shownPair(pair)),
      siteRead,
    ]
  },
  load: () => import('./index.ts'),
})
