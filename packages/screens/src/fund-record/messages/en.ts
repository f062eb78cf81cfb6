export { ledger } from '../../ledger/messages/en.ts'

export const fundRecord = {
  empty: 'No record',
  emptyText: 'Every movement of your money will be listed here.',
  list: 'Movements, newest first',
} as const
