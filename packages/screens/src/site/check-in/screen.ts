import type { checkInStatus } from '@onelot/api-client'
import { defineScreen, firstRead, siteRead } from '../../base/definition/defineScreen.ts'

export const screen = defineScreen({
  name: 'checkIn',
  path: '/home/signIn',
  access: 'member',
  title: { en: 'Check-in', kor: '출석 체크', tw: '簽到' },
  messages: {
    en: () => import('./messages/en.ts'),
    kor: () => import('./messages/kor.ts'),
    tw: () => import('./messages/tw.ts'),
  },
  reads: () => [firstRead<typeof checkInStatus>('checkIn/status', 'member', {}), siteRead],
  load: () => import('./index.ts'),
})
