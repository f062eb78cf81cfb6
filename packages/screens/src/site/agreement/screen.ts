import { defineScreen } from '../../base/definition/defineScreen.ts'

export const screen = defineScreen({
  name: 'agreement',
  path: '/information/agreement',
  access: 'guest',
  title: { en: 'User agreement', kor: '이용약관', tw: '使用者條款' },
  messages: {
    en: () => import('./messages/en.ts'),
    kor: () => import('./messages/kor.ts'),
    tw: () => import('./messages/tw.ts'),
  },
  load: () => import('./index.ts'),
})
