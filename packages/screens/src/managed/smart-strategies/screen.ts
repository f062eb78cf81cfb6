import { defineScreen, siteRead } from '../../base/definition/defineScreen.ts'

export const screen = defineScreen({
  name: 'smartStrategies',
  path: '/home/ai',
  access: 'guest',
  title: { en: 'Strategies', kor: '투자 전략', tw: '策略' },
  messages: {
    en: () => import('./messages/en.ts'),
    kor: () => import('./messages/kor.ts'),
    tw: () => import('./messages/tw.ts'),
  },
  reads: () => [siteRead],
  load: () => import('./index.ts'),
})
