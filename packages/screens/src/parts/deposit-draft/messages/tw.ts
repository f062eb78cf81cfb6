import type { deposits as en } from './en.ts'
import type { Translated } from '../../../base/i18n/resources.ts'

export const deposits = {
  methods: { bank: '銀行轉帳', wallet: 'USDT' },
  amount: '金額',
  method: '方式',
  answers: '這筆入金',
} as const satisfies Translated<typeof en>
