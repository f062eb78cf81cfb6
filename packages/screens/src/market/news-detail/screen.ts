import type { newsItem } from '@onelot/api-client'
import { defineScreen, firstRead } from '../../base/definition/defineScreen.ts'

export const screen = defineScreen({
  name: 'newsDetail',
  path: '/home/newsDetail',
  access: 'guest',
  title: { en: 'News', kor: '뉴스', tw: '新聞' },
  messages: {
    en: () => import('./messages/en.ts'),
    kor: () => import('./messages/kor.ts'),
    tw: () => import('./messages/tw.ts'),
  },
  reads: ({ query: { id } }) =>
    id === undefined ? [] : [firstRead<typeof newsItem>('news/item', 'guest', { id })],
  load: () => import('./index.ts'),
})
