import { Layers } from 'lucide-react'
import type { Product } from '../../../base/definition/product.ts'

export const placements = {
  words: {
    en: () => import('./en.ts'),
    kor: () => import('./kor.ts'),
    tw: () => import('./tw.ts'),
  },
  icon: Layers,
} as const satisfies Product
