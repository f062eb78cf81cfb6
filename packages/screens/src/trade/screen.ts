import { defineScreen } from '../definition/defineScreen.ts'

export const screen = defineScreen({
  name: 'trade',
  path: '/trade/index',
  access: 'member',
  tab: true,
  keepAlive: true,
  title: { en: 'Holdings', kor: '보유', tw: '持倉' },
  messages: {
    en: () => import('./messages/en.ts'),
    kor: () => import('./messages/kor.ts'),
    tw: () => import('./messages/tw.ts'),
  },
  load: () => import('./index.ts'),
})
