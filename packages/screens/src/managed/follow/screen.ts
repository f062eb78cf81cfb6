import type { copyTradingGet, copyTradingTrades } from '@onelot/api-client'
import { firstPage } from '../../base/data/firstPage.ts'
import { defineScreen, firstRead, siteRead } from '../../base/definition/defineScreen.ts'

export const screen = defineScreen({
  name: 'follow',
  path: '/home/follow',
  access: 'member',
  title: { en: 'Your follow', kor: '내 팔로우', tw: '我的跟單' },
  messages: {
    en: () => import('./messages/en.ts'),
    kor: () => import('./messages/kor.ts'),
    tw: () => import('./messages/tw.ts'),
  },
  reads: ({ query: { follow: request } }) =>
    request === undefined
      ? []
      : [
          firstRead<typeof copyTradingGet>('copyTrading/get', 'member', { request }),
          firstRead<typeof copyTradingTrades>('copyTrading/trades', 'member', { request, ...firstPage }),
          siteRead,
        ],
  load: () => import('./index.ts'),
})
