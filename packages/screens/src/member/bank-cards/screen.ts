import type { memberMe, payeesList } from '@onelot/api-client'
import { defineScreen, firstRead } from '../../base/definition/defineScreen.ts'

export const screen = defineScreen({
  name: 'bankCards',
  path: '/information/bankList',
  access: 'member',
  title: { en: 'Bank accounts', kor: '은행 계좌', tw: '銀行帳戶' },
  messages: {
    en: () => import('./messages/en.ts'),
    kor: () => import('./messages/kor.ts'),
    tw: () => import('./messages/tw.ts'),
  },
  reads: () => [
    firstRead<typeof payeesList>('payees/list', 'member', {}),
    firstRead<typeof memberMe>('member/me', 'member', {}),
  ],
  load: () => import('./index.ts'),
})
