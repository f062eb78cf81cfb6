import type { depositsList, fundRecords, withdrawalsList } from '@onelot/api-client'
import { firstPage } from '../../base/data/firstPage.ts'
import { defineScreen, firstRead } from '../../base/definition/defineScreen.ts'
import { withProducts } from '../../parts/module-words/withProducts.ts'

export const screen = defineScreen({
  name: 'fundRecord',
  path: '/information/fundRecord',
  access: 'member',
  keepAlive: true,
  title: { en: 'Transactions', kor: '거래 내역', tw: '交易明細' },
  messages: withProducts({
    en: () => import('./messages/en.ts'),
    kor: () => import('./messages/kor.ts'),
    tw: () => import('./messages/tw.ts'),
  }),
  reads: ({ query: { position, tab } }) => {
    if (tab === 'deposits') return [firstRead<typeof depositsList>('deposits/list', 'member', firstPage)]
    return tab === 'withdrawals'
      ? [firstRead<typeof withdrawalsList>('withdrawals/list', 'member', firstPage)]
      : [firstRead<typeof fundRecords>('fund/records', 'member', { position, ...firstPage })]
  },
  load: () => import('./index.ts'),
})
