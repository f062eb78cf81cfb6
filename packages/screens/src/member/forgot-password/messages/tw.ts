import type { Translated } from '../../../base/i18n/resources.ts'
import type { forgotPassword as en } from './en.ts'
export { refusals } from '@onelot/api-client/texts/tw'

export { codes } from '../../../parts/codes/messages/tw.ts'

export const forgotPassword = {
  text: '我們會傳送驗證碼到您的手機。驗證後設定新密碼，所有裝置都會登出。',
  send: '傳送驗證碼',
  questions: {
    code: { ask: '請輸入驗證碼' },
    password: { ask: '請設定新密碼', why: '之後以此密碼登入。' },
    passwordConfirm: { ask: '請再輸入一次', why: '避免因輸入錯誤而無法登入。' },
  },
  next: '新密碼',
  again: '再次輸入新密碼',
  hint: '至少 8 個字元，須包含英文字母與數字',
  ends: '所有裝置都會登出。',
  submit: '變更密碼',
  done: '密碼已變更，所有裝置均已登出。',
} satisfies Translated<typeof en>
