import type { depositsList, depositsTerms, tradeSummary } from '@onelot/api-client'
import { defineScreen, firstRead } from '../../base/definition/defineScreen.ts'
import { RECENT } from '../../parts/deposit-draft/recent.ts'

export const screen = defineScreen({
  name: 'deposit',
  path: '/information/recharge',
  access: 'member',
  title: { en: 'Deposit', kor: '입금', tw: '入金' },
  messages: {
    en: () => import('./messages/en.ts'),
    kor: () => import('./messages/kor.ts'),
    tw: () => import('./messages/tw.ts'),
  },
  reads: ({ query, totalsIn }) => [
    ...(query['currency'] === undefined
      ? [firstRead<typeof depositsTerms>('deposits/terms', 'member', { currency: totalsIn })]
      : []),
    firstRead<typeof tradeSummary>('trade/summary', 'member', { currency: totalsIn }),
    firstRead<typeof depositsList>('deposits/list', 'member', RECENT),
  ],
  load: () => import('./index.ts'),
})
