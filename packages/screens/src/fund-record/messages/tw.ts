import type { Translated } from '../../i18n/resources.ts'
import type { fundRecord as en } from './en.ts'
export { ledger } from '../../ledger/messages/tw.ts'

export const fundRecord = {
  tabs: { label: '交易類別', transactions: '交易明細', deposits: '入金', withdrawals: '出金' },
  currency: '幣別',
  allCurrencies: '全部',
  list: '交易明細，由新到舊',
  sum: '合計',
  empty: '目前沒有紀錄',
  emptyText: {
    transactions: '買進、賣出、入金與出金都會列在這裡。',
    deposits: '入金會列在這裡。',
    withdrawals: '出金會列在這裡。',
  },
  showAll: '顯示全部幣別',
  toMarket: '查看行情',
} satisfies Translated<typeof en>
