import type { tradeOrders } from '@onelot/api-client'
import { firstPage } from '../../base/data/firstPage.ts'
import { defineScreen, firstRead } from '../../base/definition/defineScreen.ts'

export const screen = defineScreen({
  name: 'orders',
  path: '/information/orders',
  access: 'member',
  title: { en: 'Order history', kor: '주문 내역', tw: '委託紀錄' },
  messages: {
    en: () => import('./messages/en.ts'),
    kor: () => import('./messages/kor.ts'),
    tw: () => import('./messages/tw.ts'),
  },
  reads: ({ query }) =>
    query['show'] === undefined
      ? [firstRead<typeof tradeOrders>('trade/orders', 'member', { state: 'all', ...firstPage })]
      : [],
  load: () => import('./index.ts'),
})
