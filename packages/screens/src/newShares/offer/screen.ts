import type { applicationsList, applicationsTerms, offersGet, offersStory } from '@onelot/api-client'
import { firstPage } from '../../base/data/firstPage.ts'
import { defineScreen, firstRead, siteRead } from '../../base/definition/defineScreen.ts'

export const screen = defineScreen({
  name: 'offer',
  path: '/home/newStockBuy',
  access: 'guest',
  title: { en: 'IPO', kor: '공모주', tw: '新股' },
  messages: {
    en: () => import('./messages/en.ts'),
    kor: () => import('./messages/kor.ts'),
    tw: () => import('./messages/tw.ts'),
  },
  reads: ({ query: { offer } }) =>
    offer === undefined
      ? []
      : [
          firstRead<typeof offersGet>('offers/get', 'guest', { offer }),
          firstRead<typeof applicationsTerms>('applications/terms', 'member', { offer }),
          firstRead<typeof applicationsList>('applications/list', 'member', { offer, ...firstPage }),
          firstRead<typeof offersStory>('offers/story', 'guest', { offer }),
          siteRead,
        ],
  load: () => import('./index.ts'),
})
