import type { Translated } from '../../../base/i18n/resources.ts'
import type { loginPassword as en } from './en.ts'
export { refusals } from '@onelot/api-client/texts/tw'

export const loginPassword = {
  text: '變更後，您的其他裝置都會登出。',
  current: '目前的密碼',
  next: '新密碼',
  again: '再次輸入新密碼',
  hint: '至少 8 個字元，須包含英文字母與數字',
  same: '這是目前的密碼，請設定不同的密碼。',
  submit: '變更密碼',
  done: '密碼已變更，其他裝置均已登出。',
  otherWays: '其他選項',
  devices: '查看登入中的裝置',
  forgotten: '忘記密碼？',
} satisfies Translated<typeof en>
