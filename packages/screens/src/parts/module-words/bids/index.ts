import { auctionId } from '@onelot/domain'
import { Gavel } from 'lucide-react'
import type { Product } from '../../../base/definition/product.ts'

export const bids = {
  words: {
    en: () => import('./en.ts'),
    kor: () => import('./kor.ts'),
    tw: () => import('./tw.ts'),
  },
  icon: Gavel,
  held: (id) => ({ to: 'auction', auction: auctionId(id) }),
  // Bids are listed with what waits.
  open: { to: 'trade', tab: 'purchase' },
  row: ({ of = '' }) => ({ to: 'auction', auction: auctionId(of) }),
} as const satisfies Product
