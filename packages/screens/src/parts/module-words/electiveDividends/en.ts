import type { ProductWords } from '../../../base/definition/product.ts'

export const words = {
  requests: { election: 'Stock dividend' },
  due: { choice: 'Last time to choose cash or shares' },
  messages: {
    asks: {
      title: 'Take the dividend of {{name}} in cash or in shares',
      detail: 'Without a choice, {{amount}} is paid in cash.',
    },
    shares: {
      title: 'Your dividend of {{name}} was paid in shares',
      detail: '{{shares, number}} shares, and {{amount}} in cash',
    },
    cash: { title: 'Your dividend of {{name}} was paid in cash', detail: 'After tax: {{amount}}' },
  },
} as const satisfies ProductWords
