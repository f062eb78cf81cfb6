import type { marketSessions } from '@onelot/api-client'
import { defineScreen, firstRead } from '../../base/definition/defineScreen.ts'

export const screen = defineScreen({
  name: 'extendedHours',
  path: '/home/qcList',
  access: 'guest',
  title: { en: 'Pre-market and after hours', kor: '프리마켓·애프터마켓', tw: '盤前盤後交易' },
  messages: {
    en: () => import('./messages/en.ts'),
    kor: () => import('./messages/kor.ts'),
    tw: () => import('./messages/tw.ts'),
  },
  reads: () => [firstRead<typeof marketSessions>('market/sessions', 'guest', {})],
  load: () => import('./index.ts'),
})
