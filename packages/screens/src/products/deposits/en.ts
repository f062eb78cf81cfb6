import type { ProductWords } from '../product.ts'

export const words = {
  requests: { deposit: 'Deposit' },
  movements: { credited: { name: 'Deposit', explained: 'What you paid in.' } },
} as const satisfies ProductWords
