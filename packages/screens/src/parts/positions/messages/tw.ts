import type { Translated } from '../../../base/i18n/resources.ts'
import type { positions as en } from './en.ts'

export const positions = {
  halted: '此商品暫停交易，恢復交易後即可委託。',
  amend: '修改',
  protect: '停利／停損',
  amended: '已修改委託',
  protection: {
    bothChanged: '已變更停利與停損',
    takeProfitSet: '已設定停利',
    takeProfitChanged: '已變更停利',
    takeProfitRemoved: '已取消停利',
    stopLossSet: '已設定停損',
    stopLossChanged: '已變更停損',
    stopLossRemoved: '已取消停損',
  },
  holding: {
    owned: {
      closedAt: '以 {{price}} 賣出 {{quantity}}',
      cancelClose: '取消賣出',
      cancelCloseOf: '取消賣出 {{lots}}（{{price}}）',
    },
    short: {
      closedAt: '以 {{price}} 回補 {{quantity}}',
      cancelClose: '取消回補',
      cancelCloseOf: '取消回補 {{lots}}（{{price}}）',
    },
    margin: {
      closedAt: '以 {{price}} 平倉 {{quantity}}',
      cancelClose: '取消平倉',
      cancelCloseOf: '取消平倉 {{lots}}（{{price}}）',
    },
  },
  receipt: { proceeds: '實收金額', realised: '已實現損益', done: '完成' },
  cancelOrder: '取消委託',
  cancelAll: '全部取消',
  cancelQuestion: '要取消這筆委託嗎？',
  cancelText: {
    open: '為此圈存的金額會恢復可用。',
    close: '部位維持不變。',
    protect: '部位維持不變，停利與停損中的另一筆繼續有效。',
  },
  orderEnded: '這筆委託已結束',
  keep: '保留',
  dayTrade: '當沖',
  copied: '跟單',
  copiedOf: '跟單：{{mentor}}',
  dayTradeCarried: '以恢復交易後的首個價格了結',
  lockedUntil: '{{time}}前限制賣出',
} satisfies Translated<typeof en>
