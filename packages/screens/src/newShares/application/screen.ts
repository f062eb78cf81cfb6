import type { applicationsGet } from '@onelot/api-client'
import { defineScreen, firstRead, siteRead } from '../../base/definition/defineScreen.ts'

export const screen = defineScreen({
  name: 'application',
  path: '/home/application',
  access: 'member',
  title: { en: 'IPO application', kor: '청약 상세', tw: '申購明細' },
  messages: {
    en: () => import('./messages/en.ts'),
    kor: () => import('./messages/kor.ts'),
    tw: () => import('./messages/tw.ts'),
  },
  reads: ({ query: { application } }) =>
    application === undefined
      ? []
      : [firstRead<typeof applicationsGet>('applications/get', 'member', { application }), siteRead],
  load: () => import('./index.ts'),
})
