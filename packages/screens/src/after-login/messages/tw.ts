import type { Translated } from '../../i18n/resources.ts'
import type { afterLogin as en } from './en.ts'

export const afterLogin = {
  arrived: '模擬資金已入帳',
  text: '這不是真實的資金，用它交易的盈虧也都不是真的。',
  list: '收到的模擬資金',
  onward: '看看行情',
} satisfies Translated<typeof en>
