import { Landmark } from 'lucide-react'
import type { Product } from '../../../base/definition/product.ts'

export const seat = {
  words: {
    en: () => import('./en.ts'),
    kor: () => import('./kor.ts'),
    tw: () => import('./tw.ts'),
  },
  icon: Landmark,
  leads: { to: 'seatAccount' },
} as const satisfies Product
