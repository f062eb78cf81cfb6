export { notOffered } from '../../../parts/availability/messages/en.ts'
export { refusals } from '@onelot/api-client/texts/en'
export { newShares } from '../../../parts/new-shares/messages/en.ts'
export { sales } from '../../../parts/sales/messages/en.ts'
export { placements } from '../../../parts/placements/messages/en.ts'

export const placementDetail = {
  guest: {
    title: 'Log in to subscribe',
    text: 'You can look at the terms without an account.',
  },
  full: 'Not enough shares are left for the minimum.',
  tiers: {
    label: 'Discount by amount',
    table: 'From which amount on',
    from: 'From',
    discount: 'Discount',
    price: 'Price per share',
  },
  terms: {
    label: 'Terms',
    shares: 'Shares issued',
    dilution: 'Dilution',
    dilutionNote: '{{percent}} of all shares after it',
    fee: 'Fee',
    noFee: 'None at entry',
  },
  how: {
    label: 'How it works',
    price: 'The discount is on the previous close. The market price may have moved since.',
    amount:
      'A larger amount gets a larger discount. It buys whole shares, and what is left over stays yours.',
    request: 'Your money is on hold until the request is reviewed. You can cancel it until then.',
    lock: 'Shares that pass now cannot be sold before {{at}}, whatever the price does.',
    exit: 'You sell them as any shares, at the market price and its charges.',
    dilution: 'The shares issued make each share a smaller part of the company.',
  },
  subscribe: {
    action: 'Subscribe',
    title: 'For how much?',
    amount: 'Amount',
    more: '{{amount}} more reaches {{percent}}',
    highest: 'The largest discount',
    left: 'Only {{shares}} are left.',
    tooLittle: 'One share costs {{price}}.',
    facts: 'What it comes to',
    discount: 'Under the previous close',
    now: 'Under the price now',
    price: 'Price per share',
    shares: 'Shares',
    even: 'Break-even after charges',
    average: 'Average cost',
    cheaper: 'The share costs no more on the market now, and has no lock-up there.',
    next: 'Review',
    review: 'Review your request',
    note: 'You cannot sell these shares before {{at}}, and their price may fall below what you pay.',
    confirm: 'Ask for {{shares}}',
  },
  done: {
    title: 'Request sent',
    sentence: '{{shares}} of {{name}} at {{price}}',
    note: 'Under review. Your money is on hold until it ends.',
    close: 'Done',
  },
}
