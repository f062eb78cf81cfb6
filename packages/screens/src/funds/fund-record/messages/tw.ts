import type { Translated } from '../../../base/i18n/resources.ts'
import type { fundRecord as en } from './en.ts'
export { ledger } from '../../../parts/ledger/messages/tw.ts'
export { portfolio } from '../../../parts/portfolio/messages/tw.ts'

export const fundRecord = {
  tabs: { label: '交易類別', transactions: '交易明細', deposits: '入金', withdrawals: '出金' },
  month: '月份',
  latest: '最新',
  currency: '幣別',
  allCurrencies: '全部幣別',
  kind: '類別',
  allKinds: '全部類別',
  kinds: {
    trades: '買賣',
    dividends: '股利',
    transfers: '入金與出金',
    exchanges: '換匯',
    rewards: '獎勵',
    others: '其他',
  },
  state: '狀態',
  allStates: '全部狀態',
  list: '交易明細，由新到舊',
  lists: { deposits: '入金，由新到舊', withdrawals: '出金，由新到舊' },
  sum: '合計',
  sides: { in: '流入', out: '流出' },
  empty: '目前沒有紀錄',
  emptyText: {
    transactions: '買進、賣出、入金與出金都會列在這裡。',
    deposits: '入金會列在這裡。',
    withdrawals: '出金會列在這裡。',
  },
  narrowed: '沒有符合條件的紀錄。',
  showAll: '顯示全部',
  toMarket: '查看行情',
  file: {
    ended: '結束時間',
    where: '收付帳戶',
    amount: '金額',
    currency: '幣別',
    fee: '手續費',
    paid: '實際金額',
    unit: '實際幣別',
    rate: '匯率',
    state: '狀態',
    number: '單號',
  },
} satisfies Translated<typeof en>
