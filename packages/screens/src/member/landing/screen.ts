import { defineScreen } from '../../base/definition/defineScreen.ts'

export const screen = defineScreen({
  name: 'landing',
  path: '/login/start-copy',
  access: 'guest',
  entry: true,
  title: { en: 'Welcome', kor: '시작 화면', tw: '歡迎' },
  messages: {
    en: () => import('./messages/en.ts'),
    kor: () => import('./messages/kor.ts'),
    tw: () => import('./messages/tw.ts'),
  },
  load: () => import('./index.ts'),
})
