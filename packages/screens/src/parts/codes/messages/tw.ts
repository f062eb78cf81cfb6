import type { Translated } from '../../../base/i18n/resources.ts'
import type { codes as en } from './en.ts'

export const codes = {
  label: '驗證碼',
  sendsTo: '將傳送六位數驗證碼至 {{phone}}，五分鐘內有效。',
  sentTo: '已將六位數驗證碼傳送至 {{phone}}，五分鐘內有效。',
  send: '傳送驗證碼',
  again: '重新傳送驗證碼',
  againIn: '可重新傳送的倒數',
  wrong: '驗證碼錯誤或已失效。',
  inDemo: '示範環境不會傳送簡訊。您的驗證碼是 {{code}}。',
  fillIn: '填入',
} satisfies Translated<typeof en>
