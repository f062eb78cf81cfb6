import { placementId } from '@onelot/domain'
import { Layers } from 'lucide-react'
import type { Product } from '../../../base/definition/product.ts'

export const placements = {
  words: {
    en: () => import('./en.ts'),
    kor: () => import('./kor.ts'),
    tw: () => import('./tw.ts'),
  },
  icon: Layers,
  row: ({ of = '' }) => ({ to: 'placementDetail', placement: placementId(of) }),
} as const satisfies Product
