import type { strategiesGet, strategiesList } from '@onelot/api-client'
import { firstPage } from '../../base/data/firstPage.ts'
import { defineScreen, firstRead, siteRead } from '../../base/definition/defineScreen.ts'

export const screen = defineScreen({
  name: 'smartOrders',
  path: '/home/aiOrder',
  access: 'member',
  title: { en: 'Your runs', kor: '내 실행', tw: '我的策略' },
  messages: {
    en: () => import('./messages/en.ts'),
    kor: () => import('./messages/kor.ts'),
    tw: () => import('./messages/tw.ts'),
  },
  reads: ({ query: { run } }) =>
    run === undefined
      ? [firstRead<typeof strategiesList>('strategies/list', 'member', firstPage)]
      : [firstRead<typeof strategiesGet>('strategies/get', 'member', { run }), siteRead],
  load: () => import('./index.ts'),
})
