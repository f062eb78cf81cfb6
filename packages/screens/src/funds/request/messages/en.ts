export { refusals } from '@onelot/api-client/texts/en'

export const request = {
  title: { deposit: 'Deposit', withdrawal: 'Withdrawal' },
  steps: {
    submitted: 'Submitted',
    expected: 'Expected to end at about {{at}}',
    staff: 'Support decides, and you get a message.',
    restriction: 'Your account was restricted before the review ended.',
    nameMismatch: 'The bank account is not in your verified name any more.',
    delisted: 'The stock was delisted meanwhile.',
    changed: 'The stock was changed meanwhile by a split or a dividend.',
    collateral: 'Your credit line was too small by then.',
    late: 'The time to choose was over.',
    noReason: 'No reason was given. Support can tell you more.',
    credited: 'In your account',
    arrived: { card: 'At your bank', wallet: 'In your wallet' },
    by: 'By {{at}} at the latest',
    returned: 'Available again in your account',
  },
  facts: {
    paidTo: 'Paid to',
    paid: 'Paid',
    to: 'To',
    fee: 'Fee',
    arrives: 'Arrives',
    rate: 'Rate',
    reference: 'Transfer reference',
  },
  cancel: {
    deposit: {
      action: 'Cancel deposit',
      question: 'Cancel this deposit?',
      text: 'It will not be credited. If you have paid already, contact support.',
    },
    withdrawal: {
      action: 'Cancel withdrawal',
      question: 'Cancel this withdrawal?',
      text: 'The money is available again at once.',
    },
  },
  keep: 'Keep it',
  again: 'Try again',
} as const
