import { ShieldCheck } from 'lucide-react'
import type { Product } from '../../../base/definition/product.ts'

export const security = {
  words: {
    en: () => import('./words/en.ts'),
    kor: () => import('./words/kor.ts'),
    tw: () => import('./words/tw.ts'),
  },
  icon: ShieldCheck,
  leads: { to: 'devices' },
} as const satisfies Product
