import { ArrowLeftRight } from 'lucide-react'
import type { Product } from '../../../base/definition/product.ts'

export const exchange = {
  words: {
    en: () => import('./en.ts'),
    kor: () => import('./kor.ts'),
    tw: () => import('./tw.ts'),
  },
  icon: ArrowLeftRight,
} as const satisfies Product
