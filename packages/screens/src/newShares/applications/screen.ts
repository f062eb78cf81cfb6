import type { applicationsList } from '@onelot/api-client'
import { firstPage } from '../../base/data/firstPage.ts'
import { defineScreen, firstRead, siteRead } from '../../base/definition/defineScreen.ts'

export const screen = defineScreen({
  name: 'applications',
  path: '/home/applications',
  access: 'member',
  title: { en: 'My IPO applications', kor: '내 청약', tw: '我的申購' },
  messages: {
    en: () => import('./messages/en.ts'),
    kor: () => import('./messages/kor.ts'),
    tw: () => import('./messages/tw.ts'),
  },
  reads: ({ query: { tab } }) => [
    firstRead<typeof applicationsList>('applications/list', 'member', {
      state: tab === 'ended' ? 'ended' : 'open',
      ...firstPage,
    }),
    siteRead,
  ],
  load: () => import('./index.ts'),
})
