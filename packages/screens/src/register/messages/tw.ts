import type { Translated } from '../../i18n/resources.ts'
import type { register as en } from './en.ts'
export { refusals } from '@onelot/api-client/texts/tw'

export const register = {
  practice: '新帳戶會獲得模擬資金，這裡的交易都不是真實交易。',
  phoneHint: '可含或不含國碼',
  passwordHint: '至少 8 個字元，須含英文字母與數字',
  passwordConfirm: '再次輸入密碼',
  invitation: '邀請碼',
  agreement: '我同意<link>使用者條款</link>。',
  privacy: '我同意<link>隱私權政策</link>。',
  submit: '開戶',
  toLogin: '我已有帳戶',
} satisfies Translated<typeof en>
