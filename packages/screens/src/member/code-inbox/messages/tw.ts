import type { Translated } from '../../../base/i18n/resources.ts'
import type { codeInbox as en } from './en.ts'

export { notOffered } from '../../../parts/availability/messages/tw.ts'

export const codeInbox = {
  text: '示範環境不會傳送簡訊。您在這台裝置上索取的驗證碼，有效期間會顯示在這裡。',
  list: '有效的驗證碼',
  empty: { title: '沒有驗證碼', text: '請在需要的畫面索取後再回來查看。' },
  sent: '{{phone}}，{{time}} 傳送',
  purposes: {
    forgottenPassword: '重設登入密碼',
    bindPhone: '變更手機號碼',
    guardian: '法定代理人同意',
    resetFundPassword: '重設出金密碼',
  },
} satisfies Translated<typeof en>
