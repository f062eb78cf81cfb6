import type { ProductWords } from '../product.ts'

export const words = { requests: { account: 'Seat account' } } as const satisfies ProductWords
