import type { ProductWords } from '../../../base/definition/product.ts'

export const words = {
  requests: { follow: 'Copy trading', more: 'More for copy trading' },
  movements: {
    put: { name: 'Put into copy trading', explained: 'The amount is cash of the mentor that you follow.' },
    taken: { name: 'Taken from copy trading', explained: 'Cash of a mentor that you follow is yours again.' },
    fee: { name: 'Management fee', explained: 'A part of what following a mentor has earned.' },
  },
  due: { termEnds: 'Copy trading ends' },
  messages: {
    member: { title: 'Your follow of {{mentor}} has ended', detail: 'Paid back: {{amount}}' },
    stopLoss: { title: 'Your follow of {{mentor}} ended at its stop-loss', detail: 'Paid back: {{amount}}' },
    term: { title: 'Your follow of {{mentor}} is over: its term has ended', detail: 'Paid back: {{amount}}' },
    closed: { title: 'Your follow ended, since {{mentor}} closed', detail: 'Paid back: {{amount}}' },
    closing: {
      title: '{{mentor}}, whom you follow, has closed',
      detail: 'What you have of it is sold from {{at}}',
    },
    skipped: {
      title: 'A purchase of {{name}} was not copied',
      detail: 'Mentor: {{mentor}}. The follow shows why, and what else was skipped today',
    },
  },
  open: {
    title: 'You follow a mentor',
    text: 'End each of your follows: their shares are sold, and the money is yours again.',
  },
} as const satisfies ProductWords
