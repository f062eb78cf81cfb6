import { UsersRound } from 'lucide-react'
import type { Product } from '../../../base/definition/product.ts'

export const copyTrading = {
  words: {
    en: () => import('./en.ts'),
    kor: () => import('./kor.ts'),
    tw: () => import('./tw.ts'),
  },
  icon: UsersRound,
  row: ({ id, of = id }) => ({ to: 'follow', follow: of }),
  leads: { to: 'copyTrading', tab: 'follows' },
  open: { to: 'copyTrading', tab: 'follows' },
} as const satisfies Product
