import { defineScreen } from '../../base/definition/defineScreen.ts'

export const screen = defineScreen({
  name: 'privacy',
  path: '/information/privacy',
  access: 'guest',
  title: { en: 'Privacy policy', kor: '개인정보 처리방침', tw: '隱私權政策' },
  messages: {
    en: () => import('./messages/en.ts'),
    kor: () => import('./messages/kor.ts'),
    tw: () => import('./messages/tw.ts'),
  },
  load: () => import('./index.ts'),
})
