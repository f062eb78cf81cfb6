import type { ProductWords } from '../../../base/definition/product.ts'

export const words = { requests: { trade: 'Block or OTC trade' } } as const satisfies ProductWords
