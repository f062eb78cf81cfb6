import type { memberMe } from '@onelot/api-client'
import { defineScreen, firstRead, siteRead } from '../../base/definition/defineScreen.ts'

export const screen = defineScreen({
  name: 'personalDetails',
  path: '/information/userInfo',
  access: 'member',
  title: { en: 'Personal details', kor: '개인 정보', tw: '個人資料' },
  messages: {
    en: () => import('./messages/en.ts'),
    kor: () => import('./messages/kor.ts'),
    tw: () => import('./messages/tw.ts'),
  },
  reads: () => [firstRead<typeof memberMe>('member/me', 'member', {}), siteRead],
  load: () => import('./index.ts'),
})
