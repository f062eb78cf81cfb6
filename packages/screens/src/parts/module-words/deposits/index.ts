import { ArrowDownToLine } from 'lucide-react'
import type { Product } from '../../../base/definition/product.ts'

export const deposits = {
  words: {
    en: () => import('./en.ts'),
    kor: () => import('./kor.ts'),
    tw: () => import('./tw.ts'),
  },
  icon: ArrowDownToLine,
} as const satisfies Product
