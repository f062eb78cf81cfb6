import type { Translated } from '../../../base/i18n/resources.ts'
import type { positionDetail as en } from './en.ts'
export { refusals } from '@onelot/api-client/texts/tw'
export { ledger } from '../../../parts/ledger/messages/tw.ts'
export { tw as trading } from '@onelot/ui/locales/tw/trading'
export { causes } from '../../../parts/end-causes/messages/tw.ts'
export { positions } from '../../../parts/positions/messages/tw.ts'

export const positionDetail = {
  order: '委託',
  closesAt: '自動了結時間',
  add: '加碼',
  protect: '設定',
  editProtection: '修改',
  ended: '結束時間',
  type: '委託種類',
  number: '委託編號',
  mentor: '交易員',
  status: '狀態',
  placed: '委託時間',
  limit: '委託價',
  value: '市值',
  orderValue: '委託金額',
  quantity: '數量',
  leverage: '槓桿',
  fees: '手續費',
  tax: '交易稅',
  grossProfit: '未扣費用損益',
  profit: '已實現損益',
  lockLeft: '距可賣出',
  unlocks: '{{name}}：可賣出',
  lock: '限制賣出至',
  expires: '有效至',
  settles: '款項可出金日',
  cause: '結束原因',
  ledger: '交易明細',
  holding: {
    owned: {
      frozen: '委託凍結金額',
      paid: '成本',
      paidLeft: '剩餘部位成本',
      entryTime: '進場時間',
      exitTime: '出場時間',
      closing: '賣出委託',
      closings: '賣出明細',
      lotsLeft: '剩餘 {{left}}，已賣出 {{closed}}',
      exitedProfit: '已賣出部分的已實現損益',
    },
    short: {
      frozen: '原始保證金',
      paid: '原始保證金',
      paidLeft: '剩餘部位保證金',
      entryTime: '進場時間',
      exitTime: '出場時間',
      closing: '回補委託',
      closings: '回補明細',
      lotsLeft: '剩餘 {{left}}，已回補 {{closed}}',
      exitedProfit: '已回補部分的已實現損益',
    },
    margin: {
      frozen: '原始保證金',
      paid: '原始保證金',
      paidLeft: '剩餘部位保證金',
      entryTime: '進場時間',
      exitTime: '出場時間',
      closing: '平倉委託',
      closings: '平倉明細',
      lotsLeft: '剩餘 {{left}}，已平倉 {{closed}}',
      exitedProfit: '已平倉部分的已實現損益',
    },
  },
  closingAt: '{{lots}}，{{price}}',
} satisfies Translated<typeof en>
