import type { blockTradesProducts } from '@onelot/api-client'
import { firstPage } from '../../base/data/firstPage.ts'
import { defineScreen, firstRead, siteRead } from '../../base/definition/defineScreen.ts'

export const screen = defineScreen({
  name: 'overTheCounter',
  path: '/home/blockTrade1',
  access: 'guest',
  title: { en: 'OTC', kor: '장외 거래', tw: '店頭交易' },
  messages: {
    en: () => import('./messages/en.ts'),
    kor: () => import('./messages/kor.ts'),
    tw: () => import('./messages/tw.ts'),
  },
  reads: () => [
    firstRead<typeof blockTradesProducts>('blockTrades/products', 'guest', { kind: 'otc', ...firstPage }),
    siteRead,
  ],
  load: () => import('./index.ts'),
})
