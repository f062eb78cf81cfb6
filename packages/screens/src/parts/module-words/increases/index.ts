import { CirclePlus } from 'lucide-react'
import type { Product } from '../../../base/definition/product.ts'

export const increases = {
  words: {
    en: () => import('./en.ts'),
    kor: () => import('./kor.ts'),
    tw: () => import('./tw.ts'),
  },
  icon: CirclePlus,
  leads: { to: 'placement' },
  held: (increase) => ({ to: 'increaseDetail', increase }),
  row: ({ of: increase = '' }) => ({ to: 'increaseDetail', increase }),
} as const satisfies Product
