import type { Translated } from '../../../base/i18n/resources.ts'
import type { cash as en } from './en.ts'

export const cash = {
  days: '各交割日可出金金額',
  now: '現在',
  today: '今天 {{time}}',
  ahead: 'T+{{day}}',
} as const satisfies Translated<typeof en>
