import type { loansGet, loansPayments } from '@onelot/api-client'
import { firstPage } from '../../base/data/firstPage.ts'
import { defineScreen, firstRead, siteRead } from '../../base/definition/defineScreen.ts'

export const screen = defineScreen({
  name: 'loanDetail',
  path: '/home/loanDetail',
  access: 'member',
  title: { en: 'Loan details', kor: '대출 상세', tw: '貸款明細' },
  messages: {
    en: () => import('./messages/en.ts'),
    kor: () => import('./messages/kor.ts'),
    tw: () => import('./messages/tw.ts'),
  },
  reads: ({ query: { request } }) =>
    request === undefined
      ? []
      : [
          firstRead<typeof loansGet>('loans/get', 'member', { request }),
          firstRead<typeof loansPayments>('loans/payments', 'member', { request, ...firstPage }),
          siteRead,
        ],
  load: () => import('./index.ts'),
})
