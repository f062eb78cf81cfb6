import type { Translated } from '../../i18n/resources.ts'
import type { portfolio as en } from './en.ts'

export const portfolio = {
  ranges: { label: '期間', w1: '1 週', m1: '1 個月', m3: '3 個月', m6: '6 個月', y1: '1 年', all: '全部' },
  realised: '已實現損益',
  unrealised: '未實現損益',
  dividends: '股利',
  fees: '手續費',
  taxes: '交易稅',
  charged: '費用',
  total: '合計',
  save: '存成 CSV',
  saveFailed: '檔案無法儲存。',
  columns: {
    time: '時間（{{zone}}）',
    tradingDay: '交易日',
    name: '商品',
    code: '代號',
    action: '買賣別',
    quantity: '數量',
    price: '價格',
    entryPrice: '進場價',
    amount: '金額',
    marketValue: '市值',
    kind: '類別',
    currency: '幣別',
    order: '委託編號',
    opening: '期初',
    closing: '期末',
    balance: '餘額',
  },
  balances: {
    available: '可用資金',
    frozen: '委託凍結金額',
    margin: '保證金',
    copy: '跟單',
    loan: '借款',
  },
  actions: {
    open: { long: '買進', short: '放空' },
    close: { long: '賣出', short: '回補' },
  },
} satisfies Translated<typeof en>
