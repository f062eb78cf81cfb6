import type { Translated } from '../../../base/i18n/resources.ts'
import type { resetFundPassword as en } from './en.ts'
export { refusals } from '@onelot/api-client/texts/tw'

export { codes } from '../../../parts/codes/messages/tw.ts'
export { identity } from '../../../parts/new-fund-password/messages/tw.ts'

export const resetFundPassword = {
  intro: {
    title: '忘記出金密碼？',
    text: '需要您的登入密碼，以及傳送到 {{phone}} 的驗證碼。',
    held: '為保障安全，重設後 24 小時內無法出金。入金與交易不受影響。',
    send: '傳送驗證碼',
  },
  unset: {
    title: '尚未設定出金密碼',
    text: '沒有可重設的密碼，請先設定。',
    action: '設定出金密碼',
  },
  questions: {
    code: { ask: '請輸入驗證碼' },
    password: { ask: '請輸入登入密碼', why: '避免他人只憑手機就能重設。' },
    confirm: { why: '重設後 24 小時內無法出金。' },
  },
  password: '登入密碼',
  submit: '重設密碼',
  done: {
    title: '出金密碼已重設',
    text: '{{time}}起可以出金。',
    action: '完成',
  },
} satisfies Translated<typeof en>
