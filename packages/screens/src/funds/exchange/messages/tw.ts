import type { Translated } from '../../../base/i18n/resources.ts'
import type { exchange as en } from './en.ts'
export { refusals } from '@onelot/api-client/texts/tw'
export { notOffered } from '../../../parts/availability/messages/tw.ts'

export const exchange = {
  label: '換匯',
  from: '換出金額',
  to: '換入金額',
  currency: { from: '換出幣別', to: '換入幣別' },
  withdrawable: '可換匯金額',
  all: '全部',
  notYet: '尚不能換匯的金額',
  onHold: '圈存',
  settles: '{{at}} 交割',
  rounded: '因另一種貨幣沒有更小的單位，您將換得 {{amount}}。',
  rate: '1 {{unit}} = {{amount}}',
  rateLabel: '匯率',
  age: { now: '剛剛', seconds_other: '{{count, number}} 秒前' },
  seconds_other: '{{count, number}} 秒',
  ended: '已過期',
  spread: '價差（與中間價相差 {{percent}}）',
  spreadLabel: '價差',
  month: '近一個月中間價',
  course: '{{from}} 至 {{to}}：最低 {{low}}，最高 {{high}}',
  review: '確認內容',
  reviewTitle: '確認換匯',
  holds: '匯率有效時間',
  endedNote: '此匯率已過期。請取得新匯率，確認後再繼續。',
  renew: '取得新匯率',
  left: '剩餘 {{currency}}',
  confirm: '換匯 {{amount}}',
  done: {
    title: '換匯完成',
    sentence: '您已將 {{from}} 換成 {{to}}',
    given: '換出金額',
    at: '時間',
    close: '完成',
    records: '查看交易明細',
  },
} satisfies Translated<typeof en>
