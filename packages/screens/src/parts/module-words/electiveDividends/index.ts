import { Vote } from 'lucide-react'
import type { Product } from '../../../base/definition/product.ts'

export const electiveDividends = {
  words: {
    en: () => import('./en.ts'),
    kor: () => import('./kor.ts'),
    tw: () => import('./tw.ts'),
  },
  icon: Vote,
  leads: { to: 'dividends' },
} as const satisfies Product
