import type { depositsGet, withdrawalsGet } from '@onelot/api-client'
import { defineScreen, firstRead } from '../../base/definition/defineScreen.ts'

export const screen = defineScreen({
  name: 'request',
  path: '/information/request',
  access: 'member',
  title: { en: 'Deposit or withdrawal', kor: '입출금 상세', tw: '出入金明細' },
  messages: {
    en: () => import('./messages/en.ts'),
    kor: () => import('./messages/kor.ts'),
    tw: () => import('./messages/tw.ts'),
  },
  reads: ({ query: { kind, request } }) => {
    if (request === undefined) return []
    if (kind === 'deposit') return [firstRead<typeof depositsGet>('deposits/get', 'member', { request })]
    return kind === 'withdrawal'
      ? [firstRead<typeof withdrawalsGet>('withdrawals/get', 'member', { request })]
      : []
  },
  load: () => import('./index.ts'),
})
