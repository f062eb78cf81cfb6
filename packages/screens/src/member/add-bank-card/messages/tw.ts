import type { addBankCard as en } from './en.ts'
import type { Translated } from '../../../base/i18n/resources.ts'

export { refusals } from '@onelot/api-client/texts/tw'
export { payees } from '../../../parts/payees/messages/tw.ts'

export const addBankCard = {
  text: '僅能新增本人名下的銀行帳戶。',
  number: '帳號',
  numberHint: '8 至 20 位數字',
  bank: '銀行',
  chooseBank: '請選擇銀行',
  looksLike: '看起來是{{name}}，選擇此銀行',
  holder: '戶名',
  holderHint: '須與身分驗證的姓名相同',
  branch: '分行',
} as const satisfies Translated<typeof en>
