import type { Translated } from '../../../base/i18n/resources.ts'
import type { application as en } from './en.ts'

export { notOffered } from '../../../parts/availability/messages/tw.ts'
export { refusals } from '@onelot/api-client/texts/tw'
export { newShares } from '../../../parts/new-shares/messages/tw.ts'

export const application = {
  steps: {
    applied: '已申購',
    closes: '申購截止',
    drawn: '抽籤',
    paymentFrom: '開始繳款',
    paymentTo: '繳款截止',
    paid: '已繳款',
    issued: '撥券',
    listed: '上市首日',
    notWon: '未中籤',
    waived: '已放棄',
    paymentFailed: '繳款失敗',
    cancelled: '已取消',
    calledOff: '發行取消',
  },
  won: '您中籤 {{shares}}',
  next: {
    label: '下一步',
    ended: '結果',
    toBeDrawn: '將於 {{at}} 抽籤，在此之前圈存 {{amount}}。',
    won: '{{at}} 開始繳款。請備妥 {{amount}}，系統會自動扣款。',
    wonCovered: '預扣款足以繳款，將於 {{at}} 扣款。',
    awaitingPayment: '尚須繳款 {{amount}}，最遲 {{at}}。',
    paid: '股票將於 {{at}} 撥券，{{listing}} 起可賣出。',
    issued: '您的股票自 {{listing}} 起可賣出。',
    listed: '您的股票已上市，可以賣出。',
    notWon: '本次未中籤，{{amount}} 已可再次使用。',
    waived: '您已放棄中籤的股票，{{amount}} 已可再次使用。',
    paymentFailed: '未在期限內繳足款項，{{amount}} 已可再次使用。',
    cancelled: '您已取消申購，{{amount}} 已可再次使用。',
    calledOff: '發行已取消，已退還 {{amount}}。',
  },
  short: {
    label: '款項不足',
    title: '繳款日尚差 {{amount}}',
    text: '請於 {{at}}前入金。屆時若未繳足，將失去中籤資格，款項會退還給您。',
  },
  facts: {
    price: '實際承銷價',
    provisional: '暫定承銷價',
    asked: '申購股數',
    won: '中籤股數',
    deposit: '預扣款',
    held: '目前圈存',
    due: '應繳金額',
    refunded: '已退還',
  },
  ways: {
    label: '更多資訊',
    offer: '發行資訊',
    proof: '驗證抽籤',
    proofText: '在此裝置上重新計算您的結果。',
    position: '我的部位',
  },
  keep: '暫時不要',
  pay: {
    action: '繳款 {{amount}}',
    question: '現在繳款 {{amount}}？',
    text: '款項將從可用餘額扣除，股票即歸您所有。',
  },
  cancel: {
    action: '取消申購',
    question: '要取消這筆申購嗎？',
    text: '預扣款立即可再次使用。申購期間內可重新申購。',
  },
  waive: {
    action: '放棄中籤',
    question: '要放棄 {{shares}}嗎？',
    text: '圈存的款項全部可再次使用。此操作無法復原。',
    done: '已放棄中籤的股票',
  },
} as const satisfies Translated<typeof en>
