import { defineScreen, siteRead } from '../../base/definition/defineScreen.ts'

export const screen = defineScreen({
  name: 'webview',
  path: '/home/webview',
  access: 'guest',
  title: { en: 'Page', kor: '페이지', tw: '網頁' },
  messages: {
    en: () => import('./messages/en.ts'),
    kor: () => import('./messages/kor.ts'),
    tw: () => import('./messages/tw.ts'),
  },
  reads: () => [siteRead],
  load: () => import('./index.ts'),
})
