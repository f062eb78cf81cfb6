import type { blockTradesList, blockTradesProduct, blockTradesTerms } from '@onelot/api-client'
import { firstPage } from '../../base/data/firstPage.ts'
import { defineScreen, firstRead, siteRead } from '../../base/definition/defineScreen.ts'

export const screen = defineScreen({
  name: 'block',
  path: '/home/block',
  access: 'guest',
  title: { en: 'Off exchange', kor: '블록딜·장외', tw: '鉅額／店頭交易' },
  messages: {
    en: () => import('./messages/en.ts'),
    kor: () => import('./messages/kor.ts'),
    tw: () => import('./messages/tw.ts'),
  },
  reads: ({ query: { block } }) =>
    block === undefined
      ? []
      : [
          firstRead<typeof blockTradesProduct>('blockTrades/product', 'guest', { block }),
          firstRead<typeof blockTradesTerms>('blockTrades/terms', 'member', { block }),
          firstRead<typeof blockTradesList>('blockTrades/list', 'member', firstPage),
          siteRead,
        ],
  load: () => import('./index.ts'),
})
