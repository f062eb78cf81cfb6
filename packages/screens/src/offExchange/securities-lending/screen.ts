import type { lendingIncome, lendingList, lendingOverview } from '@onelot/api-client'
import { defineScreen, firstRead, siteRead } from '../../base/definition/defineScreen.ts'

export const screen = defineScreen({
  name: 'securitiesLending',
  path: '/home/blockTrade3',
  access: 'member',
  title: { en: 'Stock lending', kor: '주식 대여', tw: '股票出借' },
  messages: {
    en: () => import('./messages/en.ts'),
    kor: () => import('./messages/kor.ts'),
    tw: () => import('./messages/tw.ts'),
  },
  reads: () => [
    firstRead<typeof lendingOverview>('lending/overview', 'member', {}),
    firstRead<typeof lendingList>('lending/list', 'member', { pageSize: 50 }),
    firstRead<typeof lendingIncome>('lending/income', 'member', {}),
    siteRead,
  ],
  load: () => import('./index.ts'),
})
