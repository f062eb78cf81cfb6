import type { ProductWords } from '../../../base/definition/product.ts'

export const words = { requests: { subscription: 'Placement' } } as const satisfies ProductWords
