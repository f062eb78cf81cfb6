import type { memberMe } from '@onelot/api-client'
import { defineScreen, firstRead, siteRead } from '../../base/definition/defineScreen.ts'

export const screen = defineScreen({
  name: 'start',
  path: '/login/start',
  access: 'guest',
  entry: true,
  title: { en: 'Start', kor: '시작', tw: '啟動' },
  messages: {
    en: () => import('./messages/en.ts'),
    kor: () => import('./messages/kor.ts'),
    tw: () => import('./messages/tw.ts'),
  },
  reads: () => [firstRead<typeof memberMe>('member/me', 'member', {}), siteRead],
  load: () => import('./index.ts'),
})
