import type { ProductWords } from '../../../base/definition/product.ts'

export const words = {
  messages: {
    opens: { title: 'The auction of {{name}} is open', detail: 'You can bid until {{at}}' },
    closesToday: { title: 'The auction of {{name}} closes today', detail: 'You can bid until {{at}}' },
    calledOff: {
      title: 'The auction of {{name}} was called off',
      detail: 'You asked for a reminder of it. It takes no bids',
    },
    listed: { title: '{{name}} is listed', detail: 'The shares that you won may be sold from now on' },
  },
} as const satisfies ProductWords
