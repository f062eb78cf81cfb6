export { notOffered } from '../../../parts/availability/messages/en.ts'
export { refusals } from '@onelot/api-client/texts/en'
export { newShares } from '../../../parts/new-shares/messages/en.ts'
export { sales } from '../../../parts/sales/messages/en.ts'
export { blocks } from '../../../parts/blocks/messages/en.ts'

export const block = {
  guest: {
    title: 'Log in to buy',
    text: 'You can look at the terms without an account.',
  },
  full: 'Not enough shares are left to buy.',
  institutional: 'Only institutions with a seat can buy these shares.',
  terms: {
    label: 'Terms',
    seller: 'Seller',
    shares: 'Shares for sale',
    day: 'Of a normal day’s volume',
    until: 'On sale until',
    fee: 'Fee',
    feeNote: '{{rate}}, at entry only',
  },
  how: {
    label: 'How it works',
    request: 'Your money is on hold until the request is reviewed. You can cancel it until then.',
    lock: 'Shares of a block cannot be sold before {{at}}, whatever the price does.',
    free: 'Shares that you buy are yours as soon as the request has passed.',
    price: 'The discount is against the price of now, and shrinks if the price falls.',
    exit: 'You sell them as any shares, at the market price and its charges.',
  },
  earlier: {
    label: 'Earlier blocks',
    text: 'The close of the day on which the lock ended, against the block’s price. It says nothing of this one.',
    at: 'Lock ended on {{date}}',
  },
  buy: {
    action: 'Buy',
    title: 'How many shares?',
    shares: 'Shares',
    hint: '{{least}} or more, {{left}} left',
    facts: 'What it takes',
    price: 'Price per share',
    discount: 'Discount now',
    value: 'Value of the shares',
    fee: 'Fee',
    total: 'On hold',
    even: 'Break-even after charges',
    average: 'Average cost',
    averageThen: '{{before}} → {{after}}',
    locked: 'Locked until',
    next: 'Review',
    review: 'Review your request',
    noteLock: 'You cannot sell these shares before {{at}}.',
    noteFree: 'The price of the share may fall below what you pay.',
    confirm: 'Ask for {{shares}}',
  },
  done: {
    title: 'Request sent',
    sentence: '{{shares}} of {{name}} at {{price}}',
    note: 'Under review. Your money is on hold until it ends.',
    close: 'Done',
  },
}
