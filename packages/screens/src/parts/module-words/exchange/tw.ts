import type { Translated } from '../../../base/i18n/resources.ts'
import type { words as en } from './en.ts'

export const words = {
  movements: {
    sold: { name: '換匯支出', explained: '為換取其他貨幣所支付的金額。' },
    bought: { name: '換匯收入', explained: '以其他貨幣按報價匯率換得的金額。' },
  },
} satisfies Translated<typeof en>
