import { Sprout } from 'lucide-react'
import type { Product } from '../../../base/definition/product.ts'

export const offers = {
  words: {
    en: () => import('./en.ts'),
    kor: () => import('./kor.ts'),
    tw: () => import('./tw.ts'),
  },
  icon: Sprout,
} as const satisfies Product
