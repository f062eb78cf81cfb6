import type { ProductWords } from '../product.ts'

export const words = {
  messages: {
    listed: { title: '{{name}} is listed', detail: 'The shares that you won may be sold from now on' },
  },
} as const satisfies ProductWords
