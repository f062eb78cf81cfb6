import type { memberMe } from '@onelot/api-client'
import { defineScreen, firstRead } from '../../base/definition/defineScreen.ts'

export const screen = defineScreen({
  name: 'resetFundPassword',
  path: '/information/resetFundPass',
  access: 'member',
  title: { en: 'Reset withdrawal password', kor: '출금 비밀번호 재설정', tw: '重設出金密碼' },
  messages: {
    en: () => import('./messages/en.ts'),
    kor: () => import('./messages/kor.ts'),
    tw: () => import('./messages/tw.ts'),
  },
  reads: () => [firstRead<typeof memberMe>('member/me', 'member', {})],
  load: () => import('./index.ts'),
})
