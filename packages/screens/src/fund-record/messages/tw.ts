import type { Translated } from '../../i18n/resources.ts'
import type { fundRecord as en } from './en.ts'
export { ledger } from '../../ledger/messages/tw.ts'

export const fundRecord = {
  empty: '目前沒有紀錄',
  emptyText: '入金、出金與交易都會顯示在這裡。',
  list: '交易明細，由新到舊',
} satisfies Translated<typeof en>
