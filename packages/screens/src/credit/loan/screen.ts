import type { loansList, loansOverview, memberCreditScore } from '@onelot/api-client'
import { firstPage } from '../../base/data/firstPage.ts'
import { defineScreen, firstRead, siteRead } from '../../base/definition/defineScreen.ts'

const shared = {
  access: 'member',
  messages: {
    en: () => import('./messages/en.ts'),
    kor: () => import('./messages/kor.ts'),
    tw: () => import('./messages/tw.ts'),
  },
} as const
const overview = firstRead<typeof loansOverview>('loans/overview', 'member', {})
const list = firstRead<typeof loansList>('loans/list', 'member', firstPage)

export const screen = defineScreen({
  ...shared,
  name: 'loan',
  path: '/home/loan',
  title: { en: 'Loan', kor: '대출', tw: '貸款' },
  reads: () => [
    overview,
    list,
    firstRead<typeof memberCreditScore>('member/creditScore', 'member', firstPage),
    siteRead,
  ],
  load: () => import('./index.ts'),
})

/** The other tab of the same screen. */
export const repayment = defineScreen({
  ...shared,
  name: 'repayment',
  path: '/home/loanRe',
  title: { en: 'Repayment', kor: '상환', tw: '還款' },
  reads: () => [overview, list, siteRead],
  load: () => import('./index.ts').then(({ repaymentChunk: chunk }) => ({ chunk })),
})
