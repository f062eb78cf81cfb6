import type { Translated } from '../../../base/i18n/resources.ts'
import type { login as en } from './en.ts'
export { refusals } from '@onelot/api-client/texts/tw'

export const login = {
  text: '請使用開戶時的手機號碼。',
  submit: '登入',
  otherWays: '其他方式',
  toRegister: '立即開戶',
  forgot: '忘記密碼',
  closed: '您的帳戶已註銷。您可以用同一個手機號碼開立新帳戶。',
  demo: { text: '可用已有持股的示範會員帳號瀏覽。', use: '填入' },
  again: { title: '重新登入', text: '登入已逾時，輸入密碼後會回到原來的畫面。' },
} satisfies Translated<typeof en>
