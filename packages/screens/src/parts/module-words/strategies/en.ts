import type { ProductWords } from '../../../base/definition/product.ts'

export const words = {
  requests: { run: 'Strategy' },
  movements: {
    put: {
      name: 'Put into a strategy',
      explained: 'The amount trades one share by the rule of the strategy.',
    },
    taken: { name: 'Back from a strategy', explained: 'The run is over, and its money is yours again.' },
    result: {
      name: 'Result of a strategy',
      explained: 'What a trading day changed the worth of the run by, at its close.',
    },
    fee: { name: 'Management fee', explained: 'A part of what the run has earned.' },
  },
  due: { ends: 'Strategy ends' },
  messages: {
    term: { title: 'Your run with {{name}} is over', detail: 'Paid back: {{amount}}' },
    member: { title: 'Your run with {{name}} has ended', detail: 'Paid back: {{amount}}' },
    delisted: {
      title: 'Your run with {{name}} ended, since it was delisted',
      detail: 'Paid back: {{amount}}',
    },
  },
  open: {
    title: 'A strategy is running',
    text: 'End each run: the money is yours again after the next close.',
  },
} as const satisfies ProductWords
