import { defineScreen } from '../../base/definition/defineScreen.ts'

export const screen = defineScreen({
  name: 'register',
  path: '/login/register',
  access: 'guest',
  entry: true,
  title: { en: 'Open an account', kor: '계좌 개설', tw: '開戶' },
  messages: {
    en: () => import('./messages/en.ts'),
    kor: () => import('./messages/kor.ts'),
    tw: () => import('./messages/tw.ts'),
  },
  load: () => import('./index.ts'),
})
