export { refusals } from '@onelot/api-client/texts/en'
export { cash } from '../../../parts/cash-settlement/messages/en.ts'
export { obstacles } from '../../../parts/fund-requests/messages/en.ts'
export { payees } from '../../../parts/payees/messages/en.ts'

export const withdraw = {
  currency: 'Currency',
  withdrawable: 'Withdrawable',
  stopped: 'Nothing yet, for the reason below. Then up to {{amount}}.',
  because: {
    then: 'Withdrawable then',
    label: 'Why it is not all of it',
    cash: 'In your account',
    settles: 'Settles {{day}}',
    unsettled: 'Not settled yet',
    order: 'On hold for orders',
    product: 'On hold for a product',
    request: '{{request}}: under review',
    otherRequest: 'A request under review',
    loan: 'Secures your loan',
  },
  to: 'Withdraw to',
  choose: 'Choose where to',
  networkFee: '{{fee}} fee, arrives in USDT',
  amount: 'Amount',
  limits: '{{available}} to withdraw, {{least}} to {{most}} at a time',
  parts: 'Part of what can be withdrawn',
  all: 'All of it',
  facts: {
    label: 'What arrives',
    fee: 'Fee',
    rate: 'Rate',
    arrives: 'Arrives',
    latest: 'At the latest',
  },
  submit: 'Withdraw {{amount}}',
  asked: 'Withdraw {{amount}} to {{name}}',
  record: 'Recent withdrawals',
  noRecord: 'No record',
  noRecordText: 'Money that you withdraw is listed here.',
} as const
