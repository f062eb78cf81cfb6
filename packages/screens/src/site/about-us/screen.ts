import { defineScreen } from '../../base/definition/defineScreen.ts'

export const screen = defineScreen({
  name: 'aboutUs',
  path: '/information/aboutUs',
  access: 'guest',
  title: { en: 'About us', kor: '회사 소개', tw: '關於我們' },
  messages: {
    en: () => import('./messages/en.ts'),
    kor: () => import('./messages/kor.ts'),
    tw: () => import('./messages/tw.ts'),
  },
  load: () => import('./index.ts'),
})
