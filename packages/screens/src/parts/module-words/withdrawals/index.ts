import { ArrowUpFromLine } from 'lucide-react'
import type { Product } from '../../../base/definition/product.ts'

export const withdrawals = {
  words: {
    en: () => import('./en.ts'),
    kor: () => import('./kor.ts'),
    tw: () => import('./tw.ts'),
  },
  icon: ArrowUpFromLine,
} as const satisfies Product
