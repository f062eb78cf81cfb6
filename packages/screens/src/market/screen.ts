import { defineScreen } from '../definition/defineScreen.ts'

export const screen = defineScreen({
  name: 'market',
  path: '/market/index',
  access: 'guest',
  tab: true,
  keepAlive: true,
  title: { en: 'Market', kor: '시장', tw: '行情' },
  messages: {
    en: () => import('./messages/en.ts'),
    kor: () => import('./messages/kor.ts'),
    tw: () => import('./messages/tw.ts'),
  },
  load: () => import('./index.ts'),
})
