import type { memberMe, payeesList } from '@onelot/api-client'
import { defineScreen, firstRead } from '../../base/definition/defineScreen.ts'

export const screen = defineScreen({
  name: 'wallets',
  path: '/information/usdtAddress',
  access: 'member',
  title: { en: 'Wallet addresses', kor: '지갑 주소', tw: '錢包地址' },
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
