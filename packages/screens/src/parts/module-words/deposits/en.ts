import type { ProductWords } from '../../../base/definition/product.ts'

export const words = {
  requests: { deposit: 'Deposit' },
  movements: { credited: { name: 'Deposit', explained: 'What you paid in.' } },
} as const satisfies ProductWords
