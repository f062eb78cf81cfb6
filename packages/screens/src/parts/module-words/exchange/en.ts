import type { ProductWords } from '../../../base/definition/product.ts'

export const words = {
  movements: {
    sold: { name: 'Exchange, paid', explained: 'What you gave for money of another currency.' },
    bought: {
      name: 'Exchange, received',
      explained: 'What you got for money of another currency, at the rate of your quote.',
    },
  },
} as const satisfies ProductWords
