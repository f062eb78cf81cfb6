import type { payeesList, withdrawalsList, withdrawalsTerms } from '@onelot/api-client'
import { firstPage } from '../../base/data/firstPage.ts'
import { keptCurrency } from '../../base/definition/keptCurrency.ts'
import { defineScreen, firstRead } from '../../base/definition/defineScreen.ts'
import { withProducts } from '../../parts/module-words/withProducts.ts'

export const screen = defineScreen({
  name: 'withdraw',
  path: '/information/cashOut',
  access: 'member',
  title: { en: 'Withdraw', kor: '출금', tw: '出金' },
  messages: withProducts({
    en: () => import('./messages/en.ts'),
    kor: () => import('./messages/kor.ts'),
    tw: () => import('./messages/tw.ts'),
  }),
  reads: ({ query: { currency }, totalsIn }) => [
    firstRead<typeof withdrawalsTerms>('withdrawals/terms', 'member', {
      currency: keptCurrency(currency) ?? totalsIn,
    }),
    firstRead<typeof payeesList>('payees/list', 'member', {}),
    firstRead<typeof withdrawalsList>('withdrawals/list', 'member', firstPage),
  ],
  load: () => import('./index.ts'),
})
