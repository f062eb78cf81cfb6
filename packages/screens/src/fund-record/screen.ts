import type { fundRecords } from '@onelot/api-client'
import { firstPage } from '../data/firstPage.ts'
import { defineScreen, firstRead } from '../definition/defineScreen.ts'
import { withProducts } from '../products/withProducts.ts'

export const screen = defineScreen({
  name: 'fundRecord',
  path: '/information/fundRecord',
  access: 'member',
  title: { en: 'Transactions', kor: '거래 내역', tw: '交易明細' },
  messages: withProducts({
    en: () => import('./messages/en.ts'),
    kor: () => import('./messages/kor.ts'),
    tw: () => import('./messages/tw.ts'),
  }),
  reads: ({ query: { position } }) => [
    firstRead<typeof fundRecords>('fund/records', 'member', { position, ...firstPage }),
  ],
  load: () => import('./index.ts'),
})
