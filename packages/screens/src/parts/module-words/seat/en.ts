import type { ProductWords } from '../../../base/definition/product.ts'

export const words = { requests: { account: 'Seat account' } } as const satisfies ProductWords
