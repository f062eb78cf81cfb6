import type { applicationsList, offersList } from '@onelot/api-client'
import { firstPage } from '../../base/data/firstPage.ts'
import { defineScreen, firstRead, siteRead } from '../../base/definition/defineScreen.ts'

export const screen = defineScreen({
  name: 'offers',
  path: '/home/newStock',
  access: 'guest',
  title: { en: 'IPOs', kor: '공모주', tw: '新股申購' },
  keepAlive: true,
  messages: {
    en: () => import('./messages/en.ts'),
    kor: () => import('./messages/kor.ts'),
    tw: () => import('./messages/tw.ts'),
  },
  reads: () => [
    firstRead<typeof offersList>('offers/list', 'guest', firstPage),
    firstRead<typeof applicationsList>('applications/list', 'member', { state: 'open', ...firstPage }),
    siteRead,
  ],
  load: () => import('./index.ts'),
})
