import type { ProductWords } from '../../../base/definition/product.ts'

export const words = {
  requests: { term: 'Stock lending' },
  movements: {
    interest: { name: 'Lending income', explained: 'What your lent shares have earned.' },
    tax: { name: 'Tax on lending income', explained: 'Withheld from your lending income.' },
  },
  due: { returns: 'Lent shares are back' },
  messages: {
    finished: { title: 'Your lent {{name}} shares are back', detail: 'Income after tax: {{amount}}' },
    recalled: { title: 'Your recalled {{name}} shares are back', detail: 'Income after tax: {{amount}}' },
    delisted: {
      title: 'The loan of your {{name}} shares ended, since they were delisted',
      detail: 'Income after tax: {{amount}}',
    },
    paid: { title: 'Lending income was paid', detail: 'After tax: {{amount}}' },
    paidInSeveral: { title: 'Lending income was paid', detail: 'In several currencies' },
  },
  open: {
    title: 'Shares are lent, or income is due',
    text: 'Recall your lent shares: they are back at the next opening. Income is paid on the first trading day of a month.',
  },
} as const satisfies ProductWords
