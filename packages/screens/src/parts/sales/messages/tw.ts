import type { Translated } from '../../../base/i18n/resources.ts'
import type { sales as en } from './en.ts'

export const sales = {
  phases: { coming: '即將開放', open: '開放中', ended: '已結束', calledOff: '已取消' },
  ends: { coming: '距開放', open: '距結束' },
  overs: { coming: '即將開放', open: '已結束' },
  taken: '已申請',
  locked: '限制賣出至',
  left: '距可賣出',
  dates: { label: '時程', subscribe: '申購', sale: '可賣出' },
  calendar: {
    opens: '{{name}}：申購開始',
    closes: '{{name}}：申購結束',
    unlocks: '{{name}}：股票可賣出',
  },
  total: '圈存金額',
  lending: '出借持股，賺取利息',
  others: '其他買進方式',
  toStock: '查看 {{name}}',
  review: {
    label: '審核',
    in_other: '約 {{count, number}} 秒',
    byHand: '由券商審核',
  },
  own: {
    label: '您的申請',
    detail: '{{shares}}，每股 {{price}}',
    free: '可賣出',
    position: '查看庫存',
    cancel: '取消申請',
    rejected: {
      operator: '券商已拒絕。',
      restriction: '您的帳戶期間遭到限制。',
      delisted: '股票期間已下市。',
      changed: '股票期間因分割或股利而變動。',
      other: '申請遭拒絕。',
    },
    rejectedNext: '款項已可再次使用。',
  },
  cancel: {
    question: '要取消這筆申請嗎？',
    text: '圈存的款項可再次使用，股票會重新出售。',
    keep: '保留申請',
  },
} satisfies Translated<typeof en>
