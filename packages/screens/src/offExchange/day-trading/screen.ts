import type { dayTradingOverview, tradeDayTrades } from '@onelot/api-client'
import { defineScreen, firstRead, siteRead } from '../../base/definition/defineScreen.ts'

export const screen = defineScreen({
  name: 'dayTrading',
  path: '/home/dayTrading',
  access: 'member',
  title: { en: 'Day trading', kor: '당일 매매', tw: '當沖交易' },
  messages: {
    en: () => import('./messages/en.ts'),
    kor: () => import('./messages/kor.ts'),
    tw: () => import('./messages/tw.ts'),
  },
  reads: () => [
    firstRead<typeof dayTradingOverview>('dayTrading/overview', 'member', {}),
    firstRead<typeof tradeDayTrades>('trade/dayTrades', 'member', {}),
    siteRead,
  ],
  load: () => import('./index.ts'),
})
