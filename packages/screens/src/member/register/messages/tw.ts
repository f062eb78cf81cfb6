import type { Translated } from '../../../base/i18n/resources.ts'
import type { register as en } from './en.ts'
export { refusals } from '@onelot/api-client/texts/tw'

export const register = {
  questions: {
    phone: {
      ask: '請輸入手機號碼',
      why: '登入時使用，其他會員不會看到。',
    },
    password: {
      ask: '請設定密碼',
      why: '用來保護您的帳戶，請勿與其他網站共用。',
    },
    passwordConfirm: {
      ask: '請再次輸入密碼',
      why: '避免因輸入錯誤而無法登入。',
    },
    invitation: {
      ask: '請輸入邀請碼',
      why: '開戶需要邀請人提供的邀請碼。',
    },
    consents: {
      ask: '請同意相關條款',
      why: '條款說明服務內容，以及我們如何使用您的資料。',
    },
  },
  practice: '新帳戶會獲得模擬資金，這裡的交易都不是真實交易。',
  passwordHint: '至少 8 個字元，須含英文字母與數字',
  passwordConfirm: '再次輸入密碼',
  invitation: '邀請碼',
  agreement: '我同意<link>使用者條款</link>。',
  privacy: '我同意<link>隱私權政策</link>。',
  submit: '開戶',
  toLogin: '我已有帳戶',
} satisfies Translated<typeof en>
