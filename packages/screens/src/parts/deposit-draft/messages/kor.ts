import type { deposits as en } from './en.ts'
import type { Translated } from '../../../base/i18n/resources.ts'

export const deposits = {
  methods: { bank: '계좌 이체', wallet: 'USDT' },
  amount: '금액',
  method: '방법',
  answers: '입금 내용',
} as const satisfies Translated<typeof en>
