export { ledger } from '../../ledger/messages/en.ts'

export const fundRecord = {
  tabs: {
    label: 'Kind of movement',
    transactions: 'Transactions',
    deposits: 'Deposits',
    withdrawals: 'Withdrawals',
  },
  currency: 'Currency',
  allCurrencies: 'All',
  list: 'Movements, newest first',
  sum: 'In total',
  empty: 'No record',
  emptyText: {
    transactions: 'What you buy, sell, deposit and withdraw is listed here.',
    deposits: 'Money that you deposit is listed here.',
    withdrawals: 'Money that you withdraw is listed here.',
  },
  showAll: 'Show all currencies',
  toMarket: 'See the market',
} as const
