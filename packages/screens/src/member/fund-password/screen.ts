import type { memberMe } from '@onelot/api-client'
import { defineScreen, firstRead } from '../../base/definition/defineScreen.ts'

export const screen = defineScreen({
  name: 'fundPassword',
  path: '/information/fundPass',
  access: 'member',
  title: { en: 'Withdrawal password', kor: '출금 비밀번호', tw: '出金密碼' },
  messages: {
    en: () => import('./messages/en.ts'),
    kor: () => import('./messages/kor.ts'),
    tw: () => import('./messages/tw.ts'),
  },
  reads: () => [firstRead<typeof memberMe>('member/me', 'member', {})],
  load: () => import('./index.ts'),
})
