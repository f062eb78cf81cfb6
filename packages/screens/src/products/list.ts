export type { Product } from './product.ts'
