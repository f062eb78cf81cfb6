import type { Translated } from '../../../base/i18n/resources.ts'
import type { mentor as en } from './en.ts'

export { notOffered } from '../../../parts/availability/messages/tw.ts'
export { refusals } from '@onelot/api-client/texts/tw'
export { newShares } from '../../../parts/new-shares/messages/tw.ts'
export { sales } from '../../../parts/sales/messages/tw.ts'
export { mentors } from '../../../parts/mentors/messages/tw.ts'

export const mentor = {
  guest: { title: '登入後即可跟單', text: '不需帳戶也能查看所有交易員。' },
  followed: '您已跟單或已申請跟單這位交易員。',
  ownFollows: '查看我的跟單',
  full: '募集額度已滿，無法再投入。',
  year: { label: '一年與大盤比較', own: '交易員', market: '{{market}} 指數' },
  figures: {
    label: '績效指標',
    earned: '交易員累計獲利',
    daily: '最近一日',
    best: '最佳月份',
    worst: '最差月份',
    wins: '勝率',
    held: '持有期間',
    days_other: '{{count, number}} 天',
    trades: '每週交易',
    followers: '跟單者，30 天變化',
    followersThen: '{{followers, number}} 人（{{change}}）',
    term: '期限',
    noTerm: '直到您結束',
    termDays_other: '{{count, number}} 個交易日',
  },
  sample: {
    label: '您的金額足夠嗎？',
    amount: '您的金額',
    hint: '與交易員近一年的買進比較',
    none_other: '{{count, number}} 筆買進全部都能複製。',
    skipped: '{{all, number}} 筆買進中會略過 {{part, number}} 筆。',
    least: '{{amount}} 即可完全不略過。',
    all_other: '顯示全部 {{count, number}} 筆',
  },
  has: { label: '交易員持有', none: '目前沒有持股', cash: '現金' },
  months: { label: '各月報酬', table: '月份與報酬率', month: '月份', rate: '報酬率', none: '尚未滿一個月' },
  trades: {
    label: '交易員的買賣',
    open: '查看所有交易',
    none: '目前沒有交易',
    buy: '買進 {{shares}}',
    sell: '賣出 {{shares}}',
  },
  how: {
    label: '流程',
    copied: '交易員的每筆交易會在一秒後以當時價格、依您的金額複製。',
    skipped: '現金不足的交易會略過，之後不會補做。',
    fee: '結束時支付獲利的 {{fee}}；虧損則不收。',
    stop: '觸及停損即全數賣出。行情劇烈時可能拿回更少。',
    end: '隨時可以結束，股票以市價賣出。',
    withdraw: '跟單期間無法自帳戶出金。',
  },
  follow: {
    action: '跟單',
    title: '要以多少金額跟單？',
    amount: '跟單金額',
    least: '{{least}} 以上',
    leastAndLeft: '{{least}} 以上，剩餘額度 {{left}}',
    stopLoss: '跟單停損',
    percent: '{{percent, number}}%',
    floor: '自動結束於',
    stopsAt: '{{percent, number}}%，於 {{amount}} 結束',
    copyOpen: '買進交易員的持股',
    copyOpenHint: '審核通過一秒後買進。關閉則只複製之後的交易。',
    yes: '是，立即買進',
    no: '否，只複製之後的交易',
    next: '確認內容',
    review: '確認申請內容',
    total: '圈存金額',
    confirm: '以 {{amount}} 跟單',
  },
  bought: {
    label: '立即買進',
    nothing: '交易員目前沒有持股。',
    paid: '股票',
    fees: '費用',
    left: '剩餘現金',
    atOpening: '目前休市：將於下次開盤後以當時價格買進。',
  },
  done: {
    title: '已送出申請',
    sentence: '以 {{amount}} 跟單 {{name}}',
    note: '審核中，結束前款項會圈存。',
    see: '查看跟單',
    close: '完成',
  },
} satisfies Translated<typeof en>
