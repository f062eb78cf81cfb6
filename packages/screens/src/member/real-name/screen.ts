import type { realNameStatus } from '@onelot/api-client'
import { defineScreen, firstRead } from '../../base/definition/defineScreen.ts'

export const screen = defineScreen({
  name: 'realName',
  path: '/information/authInfo',
  access: 'member',
  title: { en: 'Identity verification', kor: '본인 인증', tw: '身分驗證' },
  messages: {
    en: () => import('./messages/en.ts'),
    kor: () => import('./messages/kor.ts'),
    tw: () => import('./messages/tw.ts'),
  },
  reads: () => [firstRead<typeof realNameStatus>('realName/status', 'member', {})],
  load: () => import('./index.ts'),
})
