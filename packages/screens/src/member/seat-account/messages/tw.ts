import type { Translated } from '../../../base/i18n/resources.ts'
import type { seatAccount as en } from './en.ts'

export { notOffered } from '../../../parts/availability/messages/tw.ts'
export { refusals } from '@onelot/api-client/texts/tw'

export const seatAccount = {
  ask: '請輸入您所屬機構的代碼',
  why: '法人帳戶用於為機構交易。代碼由您的機構提供，我們會向機構確認。',
  code: '機構代碼',
  hint: '例如 HANBIT-01',
  apply: '申請法人帳戶',
  sent: '已送出審核',
  again: '重新申請',
  cancel: {
    action: '撤回申請',
    question: '要撤回申請嗎？',
    text: '您可以隨時重新申請。',
    keep: '保留',
  },
  states: {
    underReview: { title: '正在確認您的申請', text: '您可以離開此頁，審核完成後會通知您。' },
    seat: { title: '此帳戶為法人帳戶', text: '您可以使用機構專屬商品。' },
    rejected: { title: '申請未通過', text: '請向您的機構確認後重新申請。' },
  },
  facts: {
    label: '您的法人帳戶',
    institution: '機構',
    code: '代碼',
    at: { underReview: '送出時間', seat: '取得時間', rejected: '審核時間' },
  },
} satisfies Translated<typeof en>
