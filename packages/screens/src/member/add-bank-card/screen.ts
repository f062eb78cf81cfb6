import type { memberMe, payeesList } from '@onelot/api-client'
import { defineScreen, firstRead } from '../../base/definition/defineScreen.ts'

export const screen = defineScreen({
  name: 'addBankCard',
  path: '/information/addBankCard',
  access: 'member',
  title: { en: 'Add bank account', kor: '은행 계좌 추가', tw: '新增銀行帳戶' },
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
