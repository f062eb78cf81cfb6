export { notOffered } from '../../../parts/availability/messages/en.ts'
export { refusals } from '@onelot/api-client/texts/en'
export { newShares } from '../../../parts/new-shares/messages/en.ts'
export { sales } from '../../../parts/sales/messages/en.ts'
export { increases } from '../../../parts/increases/messages/en.ts'

export const increaseDetail = {
  guest: {
    title: 'Log in to use rights',
    text: 'You can look at the terms without an account.',
  },
  rights: {
    label: 'Your rights',
    heldNow: 'Shares you hold now',
    held: 'Shares counted',
    rights: 'Rights',
    worth: 'Worth at the price now',
    applied: 'Shares applied for',
    onHold: 'On hold',
    paid: 'Paid',
    unused: 'Rights that lapse',
    returned: 'Came back to you',
    cancel: 'Cancel application',
    position: 'See the position',
    notes: {
      expected:
        'You get these rights if you still hold the shares at {{at}}. Unlisted, leveraged, short and copied shares do not count.',
      notEnough: 'One right takes {{shares}}, and you hold fewer. What you hold at {{at}} counts.',
      none: 'One right takes {{shares}} that count. You held fewer on the rights date, so you have no rights.',
      granted:
        'If you do nothing, your rights lapse at {{at}}. You get nothing for them then, and your part of the company becomes smaller.',
      applied: 'The rights shares are issued at {{at}}. You can cancel until then.',
      issued: 'The rights shares were issued. You can sell them from {{at}} on.',
      lapsed: 'Your rights lapsed unused, and nothing was paid for them.',
      calledOff: 'The increase was called off.',
      split: 'A split after the rights date ended it.',
      delisted: 'The share was delisted, which ended it.',
    },
  },
  terms: {
    label: 'Terms',
    ratio: 'You can buy',
    theoretical: 'Price of a share, in theory',
    dilution: 'Without them',
    dilutionNote: '{{percent}} less of the company',
    fee: 'Fee',
    noFee: 'None at entry',
  },
  dates: { label: 'Dates', record: 'Rights date', use: 'Rights can be used', sale: 'Free to sell' },
  calendar: {
    record: '{{name}}: rights date of the capital increase',
    opens: '{{name}}: rights can be used',
    lapses: '{{name}}: unused rights lapse',
    unlocks: '{{name}}: rights shares are free to sell',
  },
  how: {
    label: 'How it works',
    who: 'Who holds shares at {{at}} gets rights. Lent and locked shares count. Fractions of a right fall away.',
    price:
      'The rights date itself changes no price. In theory, it moves towards that of a rights share once they are issued.',
    trade: 'Rights cannot be bought or sold. You use them, or they lapse unpaid.',
    once: 'You apply for all or some of them. Your money is on hold until the shares are issued at {{at}}. Until then you can cancel and apply again.',
    lock: 'Rights shares cannot be sold before {{at}}, whatever the price does.',
    callOff: 'If it is called off, or the share is split or delisted, money on hold comes back.',
  },
  apply: {
    action: 'Use rights',
    title: 'How many shares?',
    shares: 'Shares',
    hint: 'Up to {{shares}}',
    facts: 'What it comes to',
    unused: 'Rights that lapse',
    issued: 'Issued at',
    cheaper: 'The share costs no more on the market now, and has no lock-up there.',
    next: 'Review',
    review: 'Review your application',
    note: 'You cannot sell these shares before {{at}}, and their price may fall below what you pay.',
    confirm: 'Apply for {{shares}}',
  },
  done: {
    title: 'Applied',
    sentence: '{{shares}} of {{name}} at {{price}}',
    note: 'Your money is on hold until {{at}}. You can cancel until then.',
    close: 'Done',
  },
}
