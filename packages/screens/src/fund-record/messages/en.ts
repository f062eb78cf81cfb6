export { ledger } from '../../ledger/messages/en.ts'

export const fundRecord = {
  empty: 'No record',
  emptyText: 'Deposits, withdrawals and trades will show here.',
  list: 'Transactions, newest first',
} as const
