export { refusals } from '@onelot/api-client/texts/en'
export { ledger } from '../../ledger/messages/en.ts'
export { en as trading } from '@onelot/ui/locales/en/trading'
export { causes } from '../../causes/messages/en.ts'
export { positions } from '../../positions/messages/en.ts'

export const positionDetail = {
  order: 'Order',
  add: 'Add',
  protect: 'Set',
  editProtection: 'Edit',
  ended: 'Ended at',
  type: 'Order type',
  number: 'Order number',
  status: 'Status',
  placed: 'Order time',
  limit: 'Limit price',
  value: 'Market value',
  orderValue: 'Order value',
  quantity: 'Quantity',
  margin: 'Initial margin',
  marginLeft: 'Margin of what is open',
  leverage: 'Leverage',
  fees: 'Commission',
  tax: 'Transaction tax',
  grossProfit: 'P/L before fees',
  profit: 'Realised P/L',
  lock: 'Locked until',
  expires: 'Valid until',
  settles: 'Proceeds available to withdraw',
  cause: 'Ended by',
  ledger: 'Transactions',
  holding: {
    owned: {
      entryTime: 'Entry time',
      exitTime: 'Exit time',
      closing: 'Sell order',
      closings: 'Sales',
      lotsLeft: '{{left}} left, {{closed}} sold',
      exitedProfit: 'Realised P/L so far',
    },
    short: {
      entryTime: 'Entry time',
      exitTime: 'Exit time',
      closing: 'Buy-back order',
      closings: 'Buy-backs',
      lotsLeft: '{{left}} left, {{closed}} bought back',
      exitedProfit: 'Realised P/L so far',
    },
    margin: {
      entryTime: 'Entry time',
      exitTime: 'Exit time',
      closing: 'Closing order',
      closings: 'Exits',
      lotsLeft: '{{left}} left, {{closed}} closed',
      exitedProfit: 'Realised P/L so far',
    },
  },
  closingAt: '{{lots}} at {{price}}',
} as const
