export { notOffered } from '../../offered/messages/en.ts'
export { refusals } from '@onelot/api-client/texts/en'
export { newShares } from '../../new-shares/messages/en.ts'

export const application = {
  steps: {
    applied: 'Applied',
    closes: 'Applications close',
    drawn: 'Draw',
    paymentFrom: 'Payment opens',
    paymentTo: 'Payment ends',
    paid: 'Paid',
    issued: 'Shares issued',
    listed: 'First day of trading',
    notWon: 'Not won',
    waived: 'Given up',
    paymentFailed: 'Payment failed',
    cancelled: 'Cancelled',
  },
  next: {
    label: 'What happens next',
    ended: 'How it ended',
    toBeDrawn: 'The draw is {{at}}. {{amount}} stays reserved until then.',
    won: 'Payment opens {{at}}. Keep {{amount}} available: it is collected by itself.',
    wonCovered: 'Your down payment covers the payment. It is collected {{at}}.',
    awaitingPayment: '{{amount}} is still to be paid, at the latest {{at}}.',
    paid: 'Your shares are issued {{at}}. They can be sold from {{listing}} on.',
    issued: 'Your shares can be sold from {{listing}} on.',
    listed: 'Your shares are listed and can be sold.',
    notWon: 'This draw was not won. {{amount}} is available again.',
    waived: 'You gave the shares up. {{amount}} is available again.',
    paymentFailed: 'The payment was not complete in time. {{amount}} is available again.',
    cancelled: 'You took the application back. {{amount}} is available again.',
  },
  short: {
    label: 'Money is missing',
    title: 'Short by {{amount}} at the payment date',
    text: 'Deposit it by {{at}}. If the payment is not complete then, the shares are lost and your money comes back.',
  },
  facts: {
    price: 'Offer price',
    provisional: 'Provisional price',
    asked: 'Applied for',
    won: 'Won',
    deposit: 'Down payment',
    held: 'On hold now',
    due: 'Payment',
    refunded: 'Returned',
  },
  ways: {
    label: 'More about it',
    offer: 'The offer',
    proof: 'Check the draw',
    proofText: 'Recalculate your result on this device.',
    position: 'Your position',
  },
  keep: 'Not now',
  pay: {
    action: 'Pay {{amount}}',
    question: 'Pay {{amount}} now?',
    text: 'It is taken from your available balance, and the shares are yours.',
  },
  cancel: {
    action: 'Cancel application',
    question: 'Cancel this application?',
    text: 'The down payment is available again at once. You can apply again while applications are open.',
  },
  waive: {
    action: 'Give the shares up',
    question: 'Give up {{shares}}?',
    text: 'All that is on hold for them is available again. This cannot be undone.',
    done: 'You gave the shares up',
  },
} as const
