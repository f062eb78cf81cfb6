import { defineScreen, noMessages } from '../../base/definition/defineScreen.ts'

export const screen = defineScreen({
  name: 'changeLanguage',
  path: '/information/changeLang',
  access: 'guest',
  title: { en: 'Language', kor: '언어', tw: '語言' },
  messages: noMessages,
  load: () => import('./index.ts'),
})
