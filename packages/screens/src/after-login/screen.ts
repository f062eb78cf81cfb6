import type { fundRecords } from '@onelot/api-client'
import { firstPage } from '../data/firstPage.ts'
import { defineScreen, firstRead } from '../definition/defineScreen.ts'

export const screen = defineScreen({
  name: 'afterLogin',
  path: '/login/loginAfter',
  access: 'member',
  entry: true,
  title: { en: 'Practice money', kor: '모의 투자금', tw: '模擬資金' },
  messages: {
    en: () => import('./messages/en.ts'),
    kor: () => import('./messages/kor.ts'),
    tw: () => import('./messages/tw.ts'),
  },
  reads: () => [firstRead<typeof fundRecords>('fund/records', 'member', firstPage)],
  load: () => import('./index.ts'),
})
