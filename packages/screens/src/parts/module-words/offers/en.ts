import type { ProductWords } from '../../../base/definition/product.ts'

export const words = {
  messages: {
    listed: { title: '{{name}} is listed', detail: 'You may sell your shares from now on' },
  },
} as const satisfies ProductWords
