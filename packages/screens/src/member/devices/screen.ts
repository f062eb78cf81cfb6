import type { memberDevices } from '@onelot/api-client'
import { defineScreen, firstRead } from '../../base/definition/defineScreen.ts'

export const screen = defineScreen({
  name: 'devices',
  path: '/information/devices',
  access: 'member',
  title: { en: 'Devices', kor: '로그인 기기', tw: '登入裝置' },
  messages: {
    en: () => import('./messages/en.ts'),
    kor: () => import('./messages/kor.ts'),
    tw: () => import('./messages/tw.ts'),
  },
  reads: () => [firstRead<typeof memberDevices>('member/devices', 'member', {})],
  load: () => import('./index.ts'),
})
