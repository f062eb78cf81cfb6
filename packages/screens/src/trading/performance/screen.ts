import type { portfolioProfits, portfolioReturn, tradeHoldings } from '@onelot/api-client'
import { firstPage } from '../../base/data/firstPage.ts'
import { defineScreen, firstRead } from '../../base/definition/defineScreen.ts'
import { readerZone } from '../../base/i18n/readerZone.ts'
import { withProducts } from '../../parts/module-words/withProducts.ts'

export const screen = defineScreen({
  name: 'performance',
  path: '/trade/performance',
  access: 'member',
  title: { en: 'Performance', kor: '투자 성과', tw: '投資績效' },
  messages: withProducts({
    en: () => import('./messages/en.ts'),
    kor: () => import('./messages/kor.ts'),
    tw: () => import('./messages/tw.ts'),
  }),
  reads: ({ totalsIn: currency }) => {
    const asked = { currency, zone: readerZone(), range: 'm1' } as const
    return [
      firstRead<typeof portfolioReturn>('portfolio/return', 'member', asked),
      firstRead<typeof portfolioProfits>('portfolio/profits', 'member', { ...asked, ...firstPage }),
      firstRead<typeof tradeHoldings>('trade/holdings', 'member', { currency }),
    ]
  },
  load: () => import('./index.ts'),
})
