import type { strategiesBars, strategiesTerms } from '@onelot/api-client'
import { defineScreen, firstRead, siteRead } from '../../base/definition/defineScreen.ts'

export const screen = defineScreen({
  name: 'smartStrategy',
  path: '/home/aiInfo',
  access: 'guest',
  title: { en: 'Backtest', kor: '백테스트', tw: '回測' },
  rewrites: ['strategy', 'fast', 'slow', 'k', 'levels', 'width'],
  messages: {
    en: () => import('./messages/en.ts'),
    kor: () => import('./messages/kor.ts'),
    tw: () => import('./messages/tw.ts'),
  },
  reads: ({ query: { instrument } }) =>
    instrument === undefined
      ? []
      : [
          firstRead<typeof strategiesBars>('strategies/bars', 'guest', { instrument }),
          firstRead<typeof strategiesTerms>('strategies/terms', 'member', { instrument }),
          siteRead,
        ],
  load: () => import('./index.ts'),
})
