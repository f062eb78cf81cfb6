import type { closingStatus } from '@onelot/api-client'
import { defineScreen, firstRead } from '../../base/definition/defineScreen.ts'
import { withProducts } from '../../parts/module-words/withProducts.ts'

export const screen = defineScreen({
  name: 'closeAccount',
  path: '/information/closeAccount',
  access: 'member',
  title: { en: 'Close account', kor: '계좌 해지', tw: '註銷帳戶' },
  messages: withProducts({
    en: () => import('./messages/en.ts'),
    kor: () => import('./messages/kor.ts'),
    tw: () => import('./messages/tw.ts'),
  }),
  reads: () => [firstRead<typeof closingStatus>('closing/status', 'member', {})],
  load: () => import('./index.ts'),
})
