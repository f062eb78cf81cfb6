import type { tradePosition } from '@onelot/api-client'
import { defineScreen, firstRead } from '../../base/definition/defineScreen.ts'
import { withProducts } from '../../parts/module-words/withProducts.ts'

export const screen = defineScreen({
  name: 'positionDetail',
  path: '/trade/positionDetail',
  access: 'member',
  title: { en: 'Position', kor: '포지션', tw: '部位' },
  messages: withProducts({
    en: () => import('./messages/en.ts'),
    kor: () => import('./messages/kor.ts'),
    tw: () => import('./messages/tw.ts'),
  }),
  reads: ({ query: { position } }) =>
    position === undefined ? [] : [firstRead<typeof tradePosition>('trade/position', 'member', { position })],
  load: () => import('./index.ts'),
})
