import { HandCoins } from 'lucide-react'
import type { Product } from '../../../base/definition/product.ts'

export const lending = {
  words: {
    en: () => import('./en.ts'),
    kor: () => import('./kor.ts'),
    tw: () => import('./tw.ts'),
  },
  icon: HandCoins,
} as const satisfies Product
