import { defineScreen, siteRead } from '../../base/definition/defineScreen.ts'

export const screen = defineScreen({
  name: 'customerService',
  path: '/home/kefuPage',
  access: 'guest',
  title: { en: 'Customer support', kor: '고객센터', tw: '客服中心' },
  messages: {
    en: () => import('./messages/en.ts'),
    kor: () => import('./messages/kor.ts'),
    tw: () => import('./messages/tw.ts'),
  },
  reads: () => [siteRead],
  load: () => import('./index.ts'),
})
