import type { ProductWords } from '../product.ts'

export const words = { requests: { check: 'Identity verification' } } as const satisfies ProductWords
