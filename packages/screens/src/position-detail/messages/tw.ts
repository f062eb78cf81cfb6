import type { Translated } from '../../i18n/resources.ts'
import type { positionDetail as en } from './en.ts'
export { refusals } from '@onelot/api-client/texts/tw'
export { ledger } from '../../ledger/messages/tw.ts'
export { positions } from '../../positions/messages/tw.ts'

export const positionDetail = {
  type: '業務類型',
  number: '委託編號',
  status: '狀態',
  placed: '委託時間',
  limit: '限價',
  buyTime: '買進時間',
  buyPrice: '買進價格',
  quantity: '數量',
  margin: '原始保證金',
  leverage: '槓桿倍數',
  fees: '手續費',
  tax: '稅額',
  sellTime: '賣出時間',
  sellPrice: '賣出價格',
  profit: '實際損益',
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
  lotsLeft: '{{left, number}}／{{opened, number}}',
  exitedProfit: '已平倉部分損益',
} satisfies Translated<typeof en>
