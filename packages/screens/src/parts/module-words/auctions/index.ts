import { Gavel } from 'lucide-react'
import type { Product } from '../../../base/definition/product.ts'

export const auctions = {
  words: {
    en: () => import('./en.ts'),
    kor: () => import('./kor.ts'),
    tw: () => import('./tw.ts'),
  },
  icon: Gavel,
} as const satisfies Product
