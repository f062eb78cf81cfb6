import type { Translated } from '../../../base/i18n/resources.ts'
import type { checkIn as en } from './en.ts'
export { notOffered } from '../../../parts/availability/messages/tw.ts'

export const checkIn = {
  days: '本週簽到',
  streak_other: '連續簽到 {{count, number}} 天',
  noStreak: '還沒有連續簽到',
  daily: '每天可簽到一次，以韓國日期計，今天至{{time}}止。',
  nextDay: '{{time}}起可再次簽到。',
  action: '簽到',
  actionDescription: '立即簽到',
  done: '今日已簽到',
  balance_other: '您有 {{count, number}} 次簽到',
  rewards: '兌換',
  price_other: '簽到 {{count, number}} 次',
  missing_other: '還差 {{count, number}} 次',
  redeem: {
    action: '兌換',
    named: '兌換 {{amount}}',
    question_other: '要用 {{count, number}} 次簽到兌換 {{amount}} 嗎？',
    left_other: '兌換後立即成為可用資金，剩下 {{count, number}} 次簽到。',
    done: '{{amount}} 已存入可用資金',
  },
} satisfies Translated<typeof en>
