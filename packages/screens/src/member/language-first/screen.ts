import { defineScreen } from '../../base/definition/defineScreen.ts'

export const screen = defineScreen({
  name: 'languageFirst',
  path: '/login/start1',
  access: 'guest',
  entry: true,
  title: { en: 'Language', kor: '언어', tw: '語言' },
  messages: {
    en: () => import('./messages/en.ts'),
    kor: () => import('./messages/kor.ts'),
    tw: () => import('./messages/tw.ts'),
  },
  load: () => import('./index.ts'),
})
