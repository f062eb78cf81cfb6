import type { Translated } from '../../../base/i18n/resources.ts'
import type { fundPassword as en } from './en.ts'
export { refusals } from '@onelot/api-client/texts/tw'
export { identity } from '../../../parts/new-fund-password/messages/tw.ts'

export const fundPassword = {
  questions: {
    old: { ask: '請輸入目前的出金密碼', why: '六位數字，與登入密碼不同。' },
    first: { ask: '請設定出金密碼', why: '六位數字。資金轉出帳戶前會要求輸入。' },
  },
  current: '目前的出金密碼',
  set: '設定密碼',
  change: '變更密碼',
  isSet: '出金密碼已設定',
  isChanged: '出金密碼已變更',
  forgotten: '忘記出金密碼？',
  held: '您已重設出金密碼，{{time}}起可以出金。',
} satisfies Translated<typeof en>
