import type { ProductWords } from '../../../base/definition/product.ts'

export const words = { requests: { check: 'Identity verification' } } as const satisfies ProductWords
