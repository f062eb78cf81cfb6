import type { Translated } from '../../../base/i18n/resources.ts'
import type { block as en } from './en.ts'

export { notOffered } from '../../../parts/availability/messages/tw.ts'
export { refusals } from '@onelot/api-client/texts/tw'
export { newShares } from '../../../parts/new-shares/messages/tw.ts'
export { sales } from '../../../parts/sales/messages/tw.ts'
export { blocks } from '../../../parts/blocks/messages/tw.ts'

export const block = {
  guest: { title: '登入後即可買進', text: '無須帳戶也能查看條件。' },
  full: '剩餘股數不足，無法買進。',
  institutional: '僅限法人帳戶買進。',
  terms: {
    label: '條件',
    seller: '賣方',
    shares: '出售股數',
    day: '相較每日成交量',
    until: '出售至',
    fee: '手續費',
    feeNote: '{{rate}}，僅於買進時收取',
  },
  how: {
    label: '流程',
    request: '審核結束前款項會圈存，此前可以取消。',
    lock: '鉅額交易的股票在 {{at}}前無法賣出，無論價格如何。',
    free: '審核通過後股票即歸您所有。',
    price: '折價以現價計算，股價下跌時折價也會縮小。',
    exit: '賣出方式與一般股票相同，依市價與市場費用。',
  },
  earlier: {
    label: '過去的鉅額交易',
    text: '閉鎖期屆滿當日收盤價與鉅額交易價格的差距，不代表本次結果。',
    at: '{{date}} 閉鎖期屆滿',
  },
  buy: {
    action: '買進',
    title: '要買幾股？',
    shares: '股數',
    hint: '{{least}} 以上，剩餘 {{left}}',
    facts: '所需金額',
    price: '每股價格',
    discount: '目前折價',
    value: '股款',
    fee: '手續費',
    total: '圈存金額',
    even: '損益兩平價（含費用）',
    average: '成交均價',
    averageThen: '{{before}} → {{after}}',
    locked: '限制賣出至',
    next: '確認內容',
    review: '確認申請內容',
    noteLock: '{{at}}前無法賣出這些股票。',
    noteFree: '股價可能跌破您支付的價格。',
    confirm: '申請 {{shares}}',
  },
  done: {
    title: '已送出申請',
    sentence: '{{name}} {{shares}}，每股 {{price}}',
    note: '審核中，結束前款項會圈存。',
    close: '完成',
  },
} satisfies Translated<typeof en>
