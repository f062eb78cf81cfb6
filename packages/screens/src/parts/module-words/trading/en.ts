import type { ProductWords } from '../../../base/definition/product.ts'

export const words = {
  due: {
    unlocks: 'Free to sell',
    dayTradeEnds: 'Day trade is closed automatically',
    dayOrderExpires: 'Day trade order expires',
  },
} as const satisfies ProductWords
