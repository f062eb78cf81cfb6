import type { Translated } from '../../../base/i18n/resources.ts'
import type { words as en } from './en.ts'

export const words = {
  requests: { withdrawal: '出金' },
  movements: {
    paid: { name: '出金', explained: '已支付給您的金額。' },
    fee: { name: '出金手續費', explained: '網路收取的手續費。' },
  },
} satisfies Translated<typeof en>
