import type { Translated } from '../../../base/i18n/resources.ts'
import type { phoneNumber as en } from './en.ts'

export { refusals } from '@onelot/api-client/texts/tw'
export { codes } from '../../../parts/codes/messages/tw.ts'

export const phoneNumber = {
  questions: {
    phone: {
      ask: '請輸入新的手機號碼',
      why: '目前的號碼是 {{phone}}。變更後請以新號碼登入。',
    },
    code: { ask: '請輸入驗證碼' },
    password: { ask: '請輸入登入密碼', why: '避免他人只憑手機就能變更。' },
  },
  next: '新手機號碼',
  same: '這是您目前的號碼。',
  submit: '變更號碼',
  done: '手機號碼已變更，之後請以新號碼登入。',
} satisfies Translated<typeof en>
