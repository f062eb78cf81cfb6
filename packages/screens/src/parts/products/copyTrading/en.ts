import type { ProductWords } from '../../../base/definition/product.ts'

export const words = {
  requests: { follow: 'Copy trading', more: 'More for copy trading' },
  movements: {
    put: { name: 'Put into copy trading', explained: 'The amount is cash of the mentor that you follow.' },
    taken: { name: 'Taken from copy trading', explained: 'Cash of a mentor that you follow is yours again.' },
    fee: { name: 'Management fee', explained: 'A part of what following a mentor has earned.' },
  },
  open: {
    title: 'You follow a mentor',
    text: 'End each of your follows: their shares are sold, and the money is yours again.',
  },
} as const satisfies ProductWords
