import type { ProductWords } from '../../../base/definition/product.ts'

export const words = {
  requests: { withdrawal: 'Withdrawal' },
  movements: {
    paid: { name: 'Withdrawal', explained: 'What was paid out to you.' },
    fee: { name: 'Withdrawal fee', explained: 'What the network charged for it.' },
  },
} as const satisfies ProductWords
