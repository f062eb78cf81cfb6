import type { Translated } from '../../../base/i18n/resources.ts'
import type { landing as en } from './en.ts'

export const landing = {
  sentence: '用模擬資金學投資，不以真實資金交易。',
  sentencePlain: '一個帳戶，投資多國市場。',
  register: '立即開戶',
  logIn: '登入',
  enter: '查看行情',
} satisfies Translated<typeof en>
