import type { Translated } from '../../../base/i18n/resources.ts'
import type { words as en } from './en.ts'

export const words = {
  requests: { application: '新股申購' },
  held: { one: '新股申購', all: '新股申購圈存金額' },
  open: { title: '進行中的申購', text: '請取消或等待結束' },
  movements: {
    deposit: { name: '新股申購預扣款', explained: '仍是您的資金，為申購保留至抽籤。' },
    notWon: { name: '未中籤退款', explained: '未獲配股票，款項已全數退回。' },
    excess: { name: '抽籤後退款', explained: '扣除中籤股款後多餘的金額。' },
    collected: { name: '新股繳款', explained: '中籤股款尚不足的金額。' },
    cancelled: { name: '取消申購', explained: '為申購保留的金額已退回。' },
    waived: { name: '放棄中籤', explained: '為其保留的金額已全數退回。' },
    paymentFailed: { name: '繳款失敗退款', explained: '期限前金額不足，保留的金額已全數退回。' },
    calledOff: { name: '發行取消退款', explained: '發行取消，保留的金額已全數退回。' },
  },
  due: { payment: '新股扣款', paymentEnds: '新股繳款截止' },
  messages: {
    opens: { title: '{{name}} 開始申購', detail: '至 {{at}}止' },
    closesToday: { title: '{{name}} 今天截止申購', detail: '可申購至 {{at}}' },
    won: { title: '{{name}} 中籤', detail: '共 {{shares, number}} 股，請於 {{at}}前備妥 {{amount}}' },
    wonWhole: {
      title: '{{name}} 中籤',
      detail: '共 {{shares, number}} 股，預扣款足以支付股款，{{at}} 上市',
    },
    notWon: { title: '{{name}} 未中籤', detail: '已退回 {{amount}}' },
    payTomorrow: { title: '明天是 {{name}} 的繳款日', detail: '將於 {{at}} 扣款 {{amount}}' },
    shortTomorrow: {
      title: '明天是 {{name}} 的繳款日',
      detail: '尚缺 {{amount}}，請於 {{at}}前存入',
    },
    short: { title: '{{name}} 股款尚缺 {{amount}}', detail: '請於 {{at}}前存入，否則視為放棄' },
    paymentWaits: {
      title: '{{name}} 暫緩扣款',
      detail: '帳戶受限，{{amount}} 尚未扣款；若 {{at}}前未解除，視為放棄',
    },
    paid: { title: '{{name}} 股款已繳清', detail: '{{shares, number}} 股，{{amount}}，{{at}} 撥券' },
    paymentFailed: { title: '{{name}} 繳款失敗', detail: '期限前金額不足，已退回 {{amount}}' },
    calledOff: { title: '{{name}} 發行已取消', detail: '已退還 {{amount}}' },
    offerCalledOff: { title: '{{name}} 發行已取消', detail: '您設定過提醒的新股，已無法申購' },
    issued: { title: '{{name}} 股票已撥券', detail: '共 {{shares, number}} 股，{{at}}起可賣出' },
  },
} satisfies Translated<typeof en>
