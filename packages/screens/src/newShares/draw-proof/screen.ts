import type { applicationsProof } from '@onelot/api-client'
import { defineScreen, firstRead } from '../../base/definition/defineScreen.ts'

export const screen = defineScreen({
  name: 'drawProof',
  path: '/home/drawProof',
  access: 'member',
  title: { en: 'Proof of the draw', kor: '추첨 확인', tw: '抽籤驗證' },
  messages: {
    en: () => import('./messages/en.ts'),
    kor: () => import('./messages/kor.ts'),
    tw: () => import('./messages/tw.ts'),
  },
  reads: ({ query: { application } }) =>
    application === undefined
      ? []
      : [firstRead<typeof applicationsProof>('applications/proof', 'member', { application })],
  load: () => import('./index.ts'),
})
