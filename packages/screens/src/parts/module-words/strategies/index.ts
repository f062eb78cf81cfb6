import { ChartSpline } from 'lucide-react'
import type { Product } from '../../../base/definition/product.ts'

export const strategies = {
  words: {
    en: () => import('./en.ts'),
    kor: () => import('./kor.ts'),
    tw: () => import('./tw.ts'),
  },
  icon: ChartSpline,
  row: ({ id }) => ({ to: 'smartOrders', run: id }),
  leads: { to: 'smartOrders' },
  open: { to: 'smartOrders' },
} as const satisfies Product
