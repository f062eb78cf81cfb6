import type { copyTradingMentors } from '@onelot/api-client'
import { firstPage } from '../../base/data/firstPage.ts'
import { defineScreen, firstRead, siteRead } from '../../base/definition/defineScreen.ts'

export const screen = defineScreen({
  name: 'copyTrading',
  path: '/home/fllow',
  access: 'guest',
  title: { en: 'Copy trading', kor: '카피 트레이딩', tw: '跟單交易' },
  messages: {
    en: () => import('./messages/en.ts'),
    kor: () => import('./messages/kor.ts'),
    tw: () => import('./messages/tw.ts'),
  },
  reads: ({ query: { tab } }) =>
    tab === 'follows'
      ? [siteRead]
      : [firstRead<typeof copyTradingMentors>('copyTrading/mentors', 'guest', firstPage), siteRead],
  load: () => import('./index.ts'),
})
