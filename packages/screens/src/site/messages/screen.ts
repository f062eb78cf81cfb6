import type { messagesList } from '@onelot/api-client'
import { firstPage } from '../../base/data/firstPage.ts'
import { defineScreen, firstRead } from '../../base/definition/defineScreen.ts'
import { withProducts } from '../../parts/module-words/withProducts.ts'

export const screen = defineScreen({
  name: 'messages',
  path: '/information/msgInfo',
  access: 'member',
  title: { en: 'Messages', kor: '알림', tw: '訊息' },
  messages: withProducts({
    en: () => import('./messages/en.ts'),
    kor: () => import('./messages/kor.ts'),
    tw: () => import('./messages/tw.ts'),
  }),
  reads: () => [firstRead<typeof messagesList>('messages/list', 'member', firstPage)],
  load: () => import('./index.ts'),
})
