import type { ProductWords } from '../../../base/definition/product.ts'

export const words = {
  requests: { bid: 'Auction bid' },
  held: { one: 'Bid in an auction', all: 'On hold for bids' },
  open: { title: 'Auction bids', text: 'Withdraw them, or wait for the close' },
  movements: {
    held: { name: 'On hold for a bid', explained: 'Still yours. It is kept for your bid until the close.' },
    raised: { name: 'Bid raised', explained: 'What your changed bid holds more than before.' },
    reduced: { name: 'Bid reduced', explained: 'What your changed bid holds less than before.' },
    withdrawn: { name: 'Bid withdrawn', explained: 'What was kept for it came back.' },
    unused: {
      name: 'Refund after an auction',
      explained: 'What was kept above the price of the shares that you won.',
    },
    lost: {
      name: 'Refund of a bid that won nothing',
      explained: 'You won no shares, and all of it came back.',
    },
    calledOff: {
      name: 'Refund of an auction that was called off',
      explained: 'Nothing was sold, and all that was kept came back.',
    },
  },
  messages: {
    won: { title: 'You won all that you bid for of {{name}}', detail: 'Paid at your bid: {{amount}}' },
    wonInPart: { title: 'You won a part of your bid for {{name}}', detail: 'Paid at your bid: {{amount}}' },
    lost: { title: 'Your bid for {{name}} won nothing', detail: '{{amount}} came back to you' },
    calledOff: { title: 'The auction of {{name}} was called off', detail: '{{amount}} came back to you' },
    closesToday: {
      title: 'The auction of {{name}} closes today',
      detail: 'You can change your bid until {{at}}',
    },
  },
} as const satisfies ProductWords
