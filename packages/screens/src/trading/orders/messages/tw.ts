import type { Translated } from '../../../base/i18n/resources.ts'
import type { orders as en } from './en.ts'
export { refusals } from '@onelot/api-client/texts/tw'
export { tw as trading } from '@onelot/ui/locales/tw/trading'
export { cancelAll } from '../../../parts/cancel-all/messages/tw.ts'
export { causes } from '../../../parts/end-causes/messages/tw.ts'
export { positions } from '../../../parts/positions/messages/tw.ts'

export const orders = {
  tabs: {
    label: '委託狀態',
    all: '全部',
    working: '委託中',
    filled: '已成交',
    unfilled: '取消／失效',
  },
  market: '市場',
  allMarkets: '全部市場',
  markets: { KRX: '韓國', TWSE: '台灣', US: '美國', SET: '泰國', CRYPTO: '加密貨幣', FX: '外匯' },
  list: '委託紀錄，由新到舊',
  actions: {
    open: { long: '買進', short: '放空' },
    close: { long: '賣出', short: '回補' },
  },
  trailingStop: '移動停損',
  filled: {
    shares_other: '{{filled, number}} / {{count, number}} 股',
    lots_other: '{{filled, number}} / {{count, number}} 單位',
  },
  facts: {
    label: '委託明細',
    filled: '成交數量',
    limit: '委託價',
    trigger: '停損價',
    distance: '移動距離',
    average: '成交均價',
    leverage: '槓桿',
    margin: '委託凍結金額',
    fee: '手續費',
    tax: '交易稅',
    placed: '委託時間',
    waits: '等待至',
    expires: '有效期限',
    ended: '結束時間',
    cause: '結束原因',
    number: '委託編號',
  },
  history: '委託歷程',
  states: {
    placed: '已委託',
    amended: '已修改',
    reduced: '數量減少',
    rebased: '依股票分割調整',
    unlocked: '限制賣出解除',
    triggered: '到達停損價',
    filled: '已成交',
    cancelled: '已取消',
    expired: '已失效',
    rejected: '已拒絕',
  },
  because: '{{state}}：{{cause}}',
  at: '{{price}} · {{quantity}}',
  trailed: '{{quantity}} · 移動距離 {{distance}}',
  executions: '成交明細',
  links: '相關頁面',
  toPosition: '查看部位',
  toStock: '查看報價',
  empty: {
    all: '目前沒有委託紀錄',
    working: '目前沒有委託',
    filled: '目前沒有成交紀錄',
    unfilled: '目前沒有取消或失效的委託',
  },
  emptyText: {
    all: '您的每筆委託與後續進度都會列在這裡。',
    working: '等待成交的委託會列在這裡。',
    filled: '已成交的委託會列在這裡。',
    unfilled: '已取消、失效或被拒絕的委託會列在這裡。',
  },
  showAll: '顯示全部市場',
  toMarket: '查看行情',
} satisfies Translated<typeof en>
