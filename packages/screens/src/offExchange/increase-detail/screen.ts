import type { increasesProduct, increasesTerms } from '@onelot/api-client'
import { defineScreen, firstRead, siteRead } from '../../base/definition/defineScreen.ts'

export const screen = defineScreen({
  name: 'increaseDetail',
  path: '/home/increaseDetail',
  access: 'guest',
  title: { en: 'Capital increase', kor: '주주배정 유상증자', tw: '現金增資' },
  messages: {
    en: () => import('./messages/en.ts'),
    kor: () => import('./messages/kor.ts'),
    tw: () => import('./messages/tw.ts'),
  },
  reads: ({ query: { increase } }) =>
    increase === undefined
      ? []
      : [
          firstRead<typeof increasesProduct>('increases/product', 'guest', { increase }),
          firstRead<typeof increasesTerms>('increases/terms', 'member', { increase }),
          siteRead,
        ],
  load: () => import('./index.ts'),
})
