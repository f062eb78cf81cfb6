import type { increasesProducts, placementsProducts } from '@onelot/api-client'
import { firstPage } from '../../base/data/firstPage.ts'
import { defineScreen, firstRead, siteRead } from '../../base/definition/defineScreen.ts'

export const screen = defineScreen({
  name: 'placement',
  path: '/home/blockTrade2',
  access: 'guest',
  title: { en: 'Placement', kor: '제3자배정', tw: '私募配售' },
  messages: {
    en: () => import('./messages/en.ts'),
    kor: () => import('./messages/kor.ts'),
    tw: () => import('./messages/tw.ts'),
  },
  reads: () => [
    firstRead<typeof placementsProducts>('placements/products', 'guest', firstPage),
    firstRead<typeof increasesProducts>('increases/products', 'guest', {}),
    siteRead,
  ],
  load: () => import('./index.ts'),
})
