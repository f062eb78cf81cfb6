import type { memberMe } from '@onelot/api-client'
import { defineScreen, firstRead } from '../../base/definition/defineScreen.ts'

export const screen = defineScreen({
  name: 'settings',
  path: '/information/setting',
  access: 'guest',
  title: { en: 'Settings', kor: '설정', tw: '設定' },
  messages: {
    en: () => import('./messages/en.ts'),
    kor: () => import('./messages/kor.ts'),
    tw: () => import('./messages/tw.ts'),
  },
  reads: () => [firstRead<typeof memberMe>('member/me', 'member', {})],
  load: () => import('./index.ts'),
})
