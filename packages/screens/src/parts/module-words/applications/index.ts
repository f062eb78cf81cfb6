import { applicationId } from '@onelot/domain'
import { Ticket } from 'lucide-react'
import type { Product } from '../../../base/definition/product.ts'

export const applications = {
  words: {
    en: () => import('./en.ts'),
    kor: () => import('./kor.ts'),
    tw: () => import('./tw.ts'),
  },
  icon: Ticket,
  held: (id) => ({ to: 'application', application: applicationId(id) }),
  open: { to: 'applications' },
  row: ({ id }) => ({ to: 'application', application: applicationId(id) }),
} as const satisfies Product
