import type { copyTradingMentor, copyTradingTerms } from '@onelot/api-client'
import { defineScreen, firstRead, siteRead } from '../../base/definition/defineScreen.ts'

export const screen = defineScreen({
  name: 'mentor',
  path: '/home/mentor',
  access: 'guest',
  title: { en: 'Mentor', kor: '리드 트레이더', tw: '交易員' },
  messages: {
    en: () => import('./messages/en.ts'),
    kor: () => import('./messages/kor.ts'),
    tw: () => import('./messages/tw.ts'),
  },
  reads: ({ query: { mentor } }) =>
    mentor === undefined
      ? []
      : [
          firstRead<typeof copyTradingMentor>('copyTrading/mentor', 'guest', { mentor }),
          firstRead<typeof copyTradingTerms>('copyTrading/terms', 'member', { mentor }),
          siteRead,
        ],
  load: () => import('./index.ts'),
})
