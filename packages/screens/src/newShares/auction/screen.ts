import type { auctionsDemand, auctionsGet, bidsTerms } from '@onelot/api-client'
import { defineScreen, firstRead, siteRead } from '../../base/definition/defineScreen.ts'

export const screen = defineScreen({
  name: 'auction',
  path: '/home/auction',
  access: 'guest',
  title: { en: 'Auction', kor: '경매', tw: '競拍' },
  messages: {
    en: () => import('./messages/en.ts'),
    kor: () => import('./messages/kor.ts'),
    tw: () => import('./messages/tw.ts'),
  },
  reads: ({ query: { auction } }) =>
    auction === undefined
      ? []
      : [
          firstRead<typeof auctionsGet>('auctions/get', 'guest', { auction }),
          firstRead<typeof bidsTerms>('bids/terms', 'member', { auction }),
          firstRead<typeof auctionsDemand>('auctions/demand', 'guest', { auction }),
          siteRead,
        ],
  load: () => import('./index.ts'),
})
