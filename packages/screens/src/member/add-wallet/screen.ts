import type { memberMe, payeesList } from '@onelot/api-client'
import { defineScreen, firstRead } from '../../base/definition/defineScreen.ts'

export const screen = defineScreen({
  name: 'addWallet',
  path: '/information/walletAdd',
  access: 'member',
  title: { en: 'Add wallet', kor: '지갑 추가', tw: '新增錢包' },
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
