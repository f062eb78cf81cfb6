import { IdCard } from 'lucide-react'
import type { Product } from '../../../base/definition/product.ts'

export const realName = {
  words: {
    en: () => import('./en.ts'),
    kor: () => import('./kor.ts'),
    tw: () => import('./tw.ts'),
  },
  icon: IdCard,
  leads: { to: 'realName' },
} as const satisfies Product
