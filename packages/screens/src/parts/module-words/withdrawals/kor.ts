import type { Translated } from '../../../base/i18n/resources.ts'
import type { words as en } from './en.ts'

export const words = {
  requests: { withdrawal: '출금' },
  movements: {
    paid: { name: '출금', explained: '출금하신 금액이에요.' },
    fee: { name: '출금 수수료', explained: '네트워크 수수료예요.' },
  },
} satisfies Translated<typeof en>
