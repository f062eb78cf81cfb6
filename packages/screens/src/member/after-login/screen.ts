import type { fundRecords, memberMe } from '@onelot/api-client'
import { firstPage } from '../../base/data/firstPage.ts'
import { defineScreen, firstRead } from '../../base/definition/defineScreen.ts'

export const screen = defineScreen({
  name: 'afterLogin',
  path: '/login/loginAfter',
  access: 'member',
  entry: true,
  title: { en: 'Finish setting up', kor: '계좌 설정 마치기', tw: '完成帳戶設定' },
  messages: {
    en: () => import('./messages/en.ts'),
    kor: () => import('./messages/kor.ts'),
    tw: () => import('./messages/tw.ts'),
  },
  reads: ({ query }) => [
    firstRead<typeof memberMe>('member/me', 'member', {}),
    ...(query['opened'] === 'yes'
      ? [firstRead<typeof fundRecords>('fund/records', 'member', firstPage)]
      : []),
  ],
  load: () => import('./index.ts'),
})
