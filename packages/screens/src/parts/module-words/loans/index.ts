import { Landmark } from 'lucide-react'
import type { Product } from '../../../base/definition/product.ts'

export const loans = {
  words: {
    en: () => import('./en.ts'),
    kor: () => import('./kor.ts'),
    tw: () => import('./tw.ts'),
  },
  icon: Landmark,
  leads: { to: 'repayment' },
} as const satisfies Product
