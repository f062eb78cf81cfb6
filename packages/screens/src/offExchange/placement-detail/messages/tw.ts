import type { Translated } from '../../../base/i18n/resources.ts'
import type { placementDetail as en } from './en.ts'

export { notOffered } from '../../../parts/availability/messages/tw.ts'
export { refusals } from '@onelot/api-client/texts/tw'
export { newShares } from '../../../parts/new-shares/messages/tw.ts'
export { sales } from '../../../parts/sales/messages/tw.ts'
export { placements } from '../../../parts/placements/messages/tw.ts'

export const placementDetail = {
  guest: { title: '登入後即可申購', text: '無須帳戶也能查看條件。' },
  full: '剩餘股數不足最低金額。',
  tiers: {
    label: '各級距折價',
    table: '各級距的折價率與價格',
    from: '級距',
    discount: '折價率',
    price: '每股價格',
  },
  terms: {
    label: '條件',
    shares: '發行新股',
    dilution: '稀釋比率',
    dilutionNote: '占發行後總股數 {{percent}}',
    fee: '手續費',
    noFee: '買進時免收',
  },
  how: {
    label: '流程',
    price: '折價以昨收價計算，目前市價可能已變動。',
    amount: '金額越高，折價越大。僅買進整股，餘額不會圈存。',
    request: '審核結束前款項會圈存，此前可以取消。',
    lock: '現在通過審核的股票在 {{at}}前無法賣出，無論價格如何。',
    exit: '賣出方式與一般股票相同，依市價與市場費用。',
    dilution: '發行新股後，每股占公司的比例會變小。',
  },
  subscribe: {
    action: '申購',
    title: '要申購多少？',
    amount: '金額',
    more: '再加 {{amount}} 可享 {{percent}} 折價',
    highest: '已達最高折價',
    left: '僅剩 {{shares}}。',
    tooLittle: '每股價格為 {{price}}。',
    facts: '申購內容',
    discount: '低於昨收價',
    now: '低於現價',
    price: '每股價格',
    shares: '股數',
    even: '損益兩平價（含費用）',
    average: '成交均價',
    cheaper: '目前市價並未高於此價格，且在市場買進沒有閉鎖期。',
    next: '確認內容',
    review: '確認申請內容',
    note: '{{at}}前無法賣出這些股票，股價也可能跌破您支付的價格。',
    confirm: '申購 {{shares}}',
  },
  done: {
    title: '已送出申請',
    sentence: '{{name}} {{shares}}，每股 {{price}}',
    note: '審核中，結束前款項會圈存。',
    close: '完成',
  },
} satisfies Translated<typeof en>
