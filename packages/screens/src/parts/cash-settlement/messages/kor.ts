import type { Translated } from '../../../base/i18n/resources.ts'
import type { cash as en } from './en.ts'

export const cash = {
  days: '날짜별 출금 가능 금액',
  now: '지금',
  today: '오늘 {{time}}',
  ahead: 'D+{{day}}',
} as const satisfies Translated<typeof en>
