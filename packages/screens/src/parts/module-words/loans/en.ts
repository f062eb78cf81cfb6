import type { ProductWords } from '../../../base/definition/product.ts'

export const words = {
  requests: { loan: 'Credit loan', repayment: 'Loan repayment' },
  movements: {
    drawn: { name: 'Loan drawn', explained: 'Money that you borrowed.' },
    repaid: { name: 'Loan paid back', explained: 'Principal of your loan that you paid back.' },
    interest: { name: 'Loan interest', explained: 'Interest that you paid on your loan.' },
  },
  due: { instalment: 'Loan instalment', overdueTaken: 'Overdue loan payment' },
  messages: {
    due: { title: 'A loan instalment is due in 3 days', detail: '{{amount}} will be taken from your cash' },
    dueShort: {
      title: 'A loan instalment is due in 3 days, and your cash is too low',
      detail: 'Deposit {{amount}} more in won',
    },
    collected: { title: 'A loan instalment was paid' },
    overdue: {
      title: 'A loan instalment is overdue',
      detail: '{{amount}} is missing. It bears a higher rate and lowers your credit score.',
    },
    ended: { title: 'Your loan of {{amount}} is paid back' },
    collateral: {
      title: 'Your collateral ratio is low',
      detail: 'Nothing is sold. Paying back a part or depositing raises it.',
    },
  },
} as const satisfies ProductWords
