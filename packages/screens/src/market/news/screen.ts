import type { newsHot } from '@onelot/api-client'
import { firstPage } from '../../base/data/firstPage.ts'
import { defineScreen, firstRead } from '../../base/definition/defineScreen.ts'

export const screen = defineScreen({
  name: 'news',
  path: '/home/newsList',
  access: 'guest',
  keepAlive: true,
  title: { en: 'News', kor: '뉴스', tw: '新聞' },
  messages: {
    en: () => import('./messages/en.ts'),
    kor: () => import('./messages/kor.ts'),
    tw: () => import('./messages/tw.ts'),
  },
  reads: () => [firstRead<typeof newsHot>('news/hot', 'guest', firstPage)],
  load: () => import('./index.ts'),
})
