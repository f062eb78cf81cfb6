export const obstacles = {
  codes: {
    ACCOUNT_FROZEN: {
      title: 'Your account is frozen',
      text: 'Customer support tells you why, and how it ends.',
      action: 'Contact customer support',
    },
    WITHDRAWAL_BANNED: {
      title: 'Your account cannot withdraw at present',
      text: 'Customer support tells you why, and how it ends.',
      action: 'Contact customer support',
    },
    FUND_PASSWORD_NOT_SET: {
      title: 'Set a withdrawal password first',
      text: 'It confirms each withdrawal.',
      action: 'Set a withdrawal password',
    },
    REAL_NAME_REQUIRED: {
      title: 'Verify your identity first',
      text: 'Money is paid in and out only where an identity is verified.',
      action: 'Verify your identity',
    },
    REAL_NAME_UNDER_REVIEW: {
      title: 'Your identity is under review',
      text: 'You can go on once it has passed.',
      action: 'See the review',
    },
    REAL_NAME_REJECTED: {
      title: 'Your identity was not verified',
      text: 'See why, and submit it again.',
      action: 'Verify your identity',
    },
    NO_BANK_CARD: {
      title: 'Link a bank account first',
      text: 'Money is paid out to a bank account or a wallet of your own.',
      action: 'Link a bank account',
    },
    CREDIT_SCORE_TOO_LOW: {
      title: 'Your credit score is too low',
      text: 'Customer support tells you what it depends on.',
      action: 'Contact customer support',
    },
    OPEN_POSITIONS: {
      title: 'Close your open positions first',
      text: 'You can withdraw once nothing is held. Orders that wait may stay.',
      action: 'See your positions',
    },
    DEBT_UNPAID: {
      title: 'Pay what you owe first',
      text: 'A charge found too little money. What you deposit pays it.',
      action: 'Deposit money',
    },
    DEPOSIT_PENDING: {
      title: 'A deposit is under review',
      text: 'You can go on when its review has ended.',
      action: 'See the deposit',
    },
    FUND_OPERATION_PENDING: {
      title: 'Another transfer is under review',
      text: 'You can go on when its review has ended.',
      action: 'See the transfer',
    },
  },
  waits: {
    WITHDRAWAL_HELD: 'You cannot withdraw yet',
    WITHDRAWAL_WINDOW_CLOSED: 'Withdrawals are closed now',
    DEPOSIT_WINDOW_CLOSED: 'Deposits are closed now',
  },
  opens: {
    WITHDRAWAL_WINDOW_CLOSED: 'Withdrawals open next {{opensAt}}.',
    DEPOSIT_WINDOW_CLOSED: 'Deposits open next {{opensAt}}.',
  },
  hours: 'Open {{window}}',
  also: 'What else is needed',
} as const
