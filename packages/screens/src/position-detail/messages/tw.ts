import type { Translated } from '../../i18n/resources.ts'
import type { positionDetail as en } from './en.ts'
export { refusals } from '@onelot/api-client/texts/tw'
export { ledger } from '../../ledger/messages/tw.ts'
export { positions } from '../../positions/messages/tw.ts'

export const positionDetail = {
  add: '加碼',
  ended: '結束時間',
  type: '業務類型',
  number: '委託編號',
  status: '狀態',
  placed: '委託時間',
  limit: '限價',
  buyTime: '進場時間',
  buyPrice: '進場價',
  quantity: '數量',
  margin: '保證金',
  leverage: '槓桿倍數',
  fees: '手續費',
  tax: '交易稅',
  sellTime: '出場時間',
  sellPrice: '出場價',
  profit: '已實現損益',
  lock: '鎖定時間',
  expires: '有效至',
  settles: '款項可提領時間',
  cause: '結束原因',
  ledger: '資金異動',
  causes: {
    member: '您本人',
    stopOut: '強制平倉',
    sessionEnd: '收盤',
    delisted: '下市',
    restriction: '帳戶受限',
    positionClosed: '持倉已平倉',
    groupFilled: '同組的其他委託',
    refused: '券商',
  },
  closing: '平倉委託',
  closingAt_other: '{{count, number}} 股，{{price}}',
  closings: '平倉明細',
  closedLots_other: '{{count, number}} 股，{{price}}',
  lotsLeft: '剩 {{left, number}}，已平倉 {{closed, number}}',
  exitedProfit: '已平倉部分的已實現損益',
} satisfies Translated<typeof en>
