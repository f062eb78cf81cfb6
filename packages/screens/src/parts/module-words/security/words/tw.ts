import type { Translated } from '../../../../base/i18n/resources.ts'
import type { words as en } from './en.ts'

export const words = {
  messages: {
    newDevice: { title: '新裝置登入', detail: '{{at}}，若非本人操作，請將其登出。' },
    loginPassword: { title: '登入密碼已變更', detail: '{{at}}，若非本人操作，請聯絡客服。' },
    phone: { title: '手機號碼已變更', detail: '{{at}}，若非本人操作，請聯絡客服。' },
    fundPassword: { title: '出金密碼已變更', detail: '{{at}}，若非本人操作，請聯絡客服。' },
  },
} satisfies Translated<typeof en>
