import type { tradeHoldings, tradePositions } from '@onelot/api-client'
import { firstPage } from '../../base/data/firstPage.ts'
import { defineScreen, firstRead, siteRead } from '../../base/definition/defineScreen.ts'

export const screen = defineScreen({
  name: 'trade',
  path: '/trade/index',
  access: 'member',
  tab: true,
  keepAlive: true,
  title: { en: 'Holdings', kor: '보유', tw: '庫存' },
  messages: {
    en: () => import('./messages/en.ts'),
    kor: () => import('./messages/kor.ts'),
    tw: () => import('./messages/tw.ts'),
  },
  reads: ({ query, totalsIn }) => [
    firstRead<typeof tradeHoldings>('trade/holdings', 'member', { currency: totalsIn }),
    ...(query['tab'] === undefined
      ? [firstRead<typeof tradePositions>('trade/positions', 'member', { tab: 'inProgress', ...firstPage })]
      : []),
    siteRead,
  ],
  load: () => import('./index.ts'),
})
