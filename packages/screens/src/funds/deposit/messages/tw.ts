import type { deposit as en } from './en.ts'
import type { Translated } from '../../../base/i18n/resources.ts'

export { refusals } from '@onelot/api-client/texts/tw'
export { deposits } from '../../../parts/deposit-draft/messages/tw.ts'
export { obstacles } from '../../../parts/fund-requests/messages/tw.ts'

export const deposit = {
  ask: { amount: '要入金多少？', method: '要用什麼方式入金？' },
  currency: '幣別',
  quick: '快速選擇金額',
  limit: '{{least}} 至 {{most}}',
  required: '請先輸入金額。',
  next: '下一步',
  facts: {
    label: '您的帳戶',
    totalAssets: '總資產',
    available: '{{currency}} 可用資金',
    becomes: '入金後',
    limit: '單筆入金',
    hours: '入金時間',
  },
  hours: {
    always: '隨時',
    weekdays: '週一至週五 {{from}}\u2060–\u2060{{to}}（{{zone}}）',
    weekdaysAllDay: '週一至週五（{{zone}}）',
    tradingDays: '交易日 {{from}}\u2060–\u2060{{to}}（{{zone}}）',
  },
  methods: '入金方式',
  needsPassword: '{{bank}}，需輸入密碼',
  onNetwork: '{{method}}（{{network}}）',
  paid: '轉帳 {{paid}}，入帳 {{credit}}',
  service: '由客服為您安排其他入金方式',
  recent: '最近的入金',
  none: '您尚未入金。',
} as const satisfies Translated<typeof en>
