import type { Translated } from '../../../base/i18n/resources.ts'
import type { causes as en } from './en.ts'

export const causes = {
  member: '您本人',
  takeProfit: '停利',
  stopLoss: '停損',
  timeLimit: '90 天有效期屆滿',
  stopOut: '強制平倉',
  sessionEnd: '收盤',
  delisted: '下市',
  calledOff: '上市前取消',
  dayTradeEnd: '當沖自動了結',
  mentor: '交易員賣出',
  copyEnded: '跟單結束',
  restriction: '帳戶受限',
  positionClosed: '部位已平倉',
  groupFilled: '關聯委託已成交',
  split: '股票反分割',
  refused: '委託未被接受',
} satisfies Translated<typeof en>
