import type { blockTradesProducts } from '@onelot/api-client'
import { firstPage } from '../../base/data/firstPage.ts'
import { defineScreen, firstRead, siteRead } from '../../base/definition/defineScreen.ts'

export const screen = defineScreen({
  name: 'blockTrades',
  path: '/home/blockTrade',
  access: 'guest',
  title: { en: 'Block trades', kor: '블록딜', tw: '鉅額交易' },
  messages: {
    en: () => import('./messages/en.ts'),
    kor: () => import('./messages/kor.ts'),
    tw: () => import('./messages/tw.ts'),
  },
  reads: () => [
    firstRead<typeof blockTradesProducts>('blockTrades/products', 'guest', { kind: 'block', ...firstPage }),
    siteRead,
  ],
  load: () => import('./index.ts'),
})
