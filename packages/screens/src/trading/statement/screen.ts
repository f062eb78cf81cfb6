import type { portfolioStatement } from '@onelot/api-client'
import { defineScreen, firstRead } from '../../base/definition/defineScreen.ts'
import { withProducts } from '../../parts/module-words/withProducts.ts'

export const screen = defineScreen({
  name: 'statement',
  path: '/trade/statement',
  access: 'member',
  title: { en: 'Statement', kor: '일일 거래내역서', tw: '對帳單' },
  messages: withProducts({
    en: () => import('./messages/en.ts'),
    kor: () => import('./messages/kor.ts'),
    tw: () => import('./messages/tw.ts'),
  }),
  reads: ({ query: { date } }) =>
    date === undefined
      ? []
      : [firstRead<typeof portfolioStatement>('portfolio/statement', 'member', { date })],
  load: () => import('./index.ts'),
})
