import type { placementsList, placementsProduct, placementsTerms } from '@onelot/api-client'
import { firstPage } from '../../base/data/firstPage.ts'
import { defineScreen, firstRead, siteRead } from '../../base/definition/defineScreen.ts'

export const screen = defineScreen({
  name: 'placementDetail',
  path: '/home/placementDetail',
  access: 'guest',
  title: { en: 'Placement', kor: '제3자배정', tw: '私募配售' },
  messages: {
    en: () => import('./messages/en.ts'),
    kor: () => import('./messages/kor.ts'),
    tw: () => import('./messages/tw.ts'),
  },
  reads: ({ query: { placement } }) =>
    placement === undefined
      ? []
      : [
          firstRead<typeof placementsProduct>('placements/product', 'guest', { placement }),
          firstRead<typeof placementsTerms>('placements/terms', 'member', { placement }),
          firstRead<typeof placementsList>('placements/list', 'member', firstPage),
          siteRead,
        ],
  load: () => import('./index.ts'),
})
