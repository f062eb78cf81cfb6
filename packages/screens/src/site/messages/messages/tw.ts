import type { Translated } from '../../../base/i18n/resources.ts'
import type { messages as en } from './en.ts'
export { alerts } from '../../../parts/alerts/messages/tw.ts'
export { notices } from '../../../parts/new-messages/messages/tw.ts'

export const messages = {
  tabs: {
    label: '訊息類別',
    all: '全部',
    alerts: '提醒',
    orders: '委託',
    account: '帳戶',
    copying: '跟單',
    credit: '貸款',
  },
  list: '最新訊息',
  unread: '未讀',
  readAll: '全部標為已讀',
  toAlerts: '我的到價提醒',
  empty: '沒有訊息',
  emptyText: {
    all: '到價提醒、委託與帳戶消息會在此保留 90 天。',
    alerts: '到價時會顯示在這裡。',
    orders: '等候中的委託成交、失效或取消時會顯示在這裡。',
    account: '帳戶消息會顯示在這裡。',
    copying: '跟單結束或有略過的交易時會顯示在這裡。',
    credit: '貸款到期與還款消息會顯示在這裡。',
  },
} satisfies Translated<typeof en>
