import { positionId } from '@onelot/domain'
import { CalendarClock } from 'lucide-react'
import type { Product } from '../../../base/definition/product.ts'

/** Of what products have allotted, and of day trades: an order is listed as the position that it opens. */
export const trading = {
  words: {
    en: () => import('./en.ts'),
    kor: () => import('./kor.ts'),
    tw: () => import('./tw.ts'),
  },
  icon: CalendarClock,
  row: ({ id }) => ({ to: 'positionDetail', position: positionId(id) }),
} as const satisfies Product
