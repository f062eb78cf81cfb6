import type { seatStatus } from '@onelot/api-client'
import { defineScreen, firstRead, siteRead } from '../../base/definition/defineScreen.ts'

export const screen = defineScreen({
  name: 'seatAccount',
  path: '/information/seatAccount',
  access: 'member',
  title: { en: 'Seat account', kor: '기관 계좌', tw: '法人帳戶' },
  messages: {
    en: () => import('./messages/en.ts'),
    kor: () => import('./messages/kor.ts'),
    tw: () => import('./messages/tw.ts'),
  },
  reads: () => [firstRead<typeof seatStatus>('seat/status', 'member', {}), siteRead],
  load: () => import('./index.ts'),
})
