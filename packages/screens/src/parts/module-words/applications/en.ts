import type { ProductWords } from '../../../base/definition/product.ts'

export const words = {
  requests: { application: 'IPO application' },
  held: { one: 'IPO application', all: 'On hold for IPOs' },
  open: { title: 'IPO applications', text: 'Cancel them, or wait for their end' },
  movements: {
    deposit: {
      name: 'Down payment for an IPO',
      explained: 'Still yours. It is kept for your application until the draw.',
    },
    notWon: {
      name: 'Refund of an unsuccessful draw',
      explained: 'You won no shares, and all of it came back.',
    },
    excess: {
      name: 'Refund after the draw',
      explained: 'What was kept above the price of the shares that you won.',
    },
    collected: {
      name: 'Payment for an IPO',
      explained: 'What was still missing to the price of the shares that you won.',
    },
    cancelled: { name: 'Application cancelled', explained: 'What was kept for it came back.' },
    waived: { name: 'Shares given up', explained: 'All that was kept for them came back.' },
    paymentFailed: {
      name: 'Refund after a payment that failed',
      explained: 'The money was not whole in time, and all that was kept came back.',
    },
    calledOff: {
      name: 'Refund of an offer that was called off',
      explained: 'The shares are not listed, and all that was kept came back.',
    },
  },
  due: { payment: 'Payment for IPO shares is taken', paymentEnds: 'Last time to pay for IPO shares' },
  messages: {
    opens: { title: '{{name}} is open for applications', detail: 'Until {{at}}' },
    closesToday: { title: '{{name}} closes today', detail: 'Applications until {{at}}' },
    won: {
      title: 'You won shares of {{name}}',
      detail: '{{shares, number}} in all. Have {{amount}} ready by {{at}}',
    },
    wonWhole: {
      title: 'You won shares of {{name}}',
      detail: '{{shares, number}} in all. What is on hold pays for them. Listed {{at}}',
    },
    notWon: { title: 'No shares of {{name}} this time', detail: '{{amount}} came back to you' },
    payTomorrow: { title: 'Payment for {{name}} tomorrow', detail: '{{amount}} is taken {{at}}' },
    shortTomorrow: {
      title: 'Payment for {{name}} tomorrow',
      detail: 'You are short by {{amount}}. Deposit it before {{at}}',
    },
    short: {
      title: '{{name}}: your money is short by {{amount}}',
      detail: 'Deposit it before {{at}}, or the shares are given up',
    },
    paymentWaits: {
      title: 'Payment for {{name}} waits',
      detail:
        'Your account is restricted. Unless that ends by {{at}}, {{amount}} is missing and the shares are given up',
    },
    paid: {
      title: 'Your shares of {{name}} are paid',
      detail: '{{shares, number}} for {{amount}}, issued {{at}}',
    },
    paymentFailed: {
      title: 'Payment for {{name}} failed',
      detail: 'The money was not whole in time. {{amount}} came back to you',
    },
    calledOff: { title: 'The offer of {{name}} was called off', detail: '{{amount}} came back to you' },
    offerCalledOff: {
      title: 'The offer of {{name}} was called off',
      detail: 'You asked for a reminder of it. It takes no applications',
    },
    issued: {
      title: 'Your shares of {{name}} have arrived',
      detail: '{{shares, number}} in all. You may sell them from {{at}}',
    },
  },
} as const satisfies ProductWords
