import { HandCoins } from 'lucide-react'
import type { Product } from '../../../base/definition/product.ts'

export const lending = {
  words: {
    en: () => import('./en.ts'),
    kor: () => import('./kor.ts'),
    tw: () => import('./tw.ts'),
  },
  icon: HandCoins,
  leads: { to: 'securitiesLending' },
  open: { to: 'securitiesLending' },
} as const satisfies Product
