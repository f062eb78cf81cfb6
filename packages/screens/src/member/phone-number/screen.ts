import type { memberMe } from '@onelot/api-client'
import { defineScreen, firstRead } from '../../base/definition/defineScreen.ts'

export const screen = defineScreen({
  name: 'phoneNumber',
  path: '/information/bindPhone',
  access: 'member',
  title: { en: 'Phone number', kor: '휴대폰 번호', tw: '手機號碼' },
  messages: {
    en: () => import('./messages/en.ts'),
    kor: () => import('./messages/kor.ts'),
    tw: () => import('./messages/tw.ts'),
  },
  reads: () => [firstRead<typeof memberMe>('member/me', 'member', {})],
  load: () => import('./index.ts'),
})
