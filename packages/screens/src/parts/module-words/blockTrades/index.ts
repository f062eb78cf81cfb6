import { blockId } from '@onelot/domain'
import { Boxes } from 'lucide-react'
import type { Product } from '../../../base/definition/product.ts'

export const blockTrades = {
  words: {
    en: () => import('./en.ts'),
    kor: () => import('./kor.ts'),
    tw: () => import('./tw.ts'),
  },
  icon: Boxes,
  row: ({ of = '' }) => ({ to: 'block', block: blockId(of) }),
} as const satisfies Product
