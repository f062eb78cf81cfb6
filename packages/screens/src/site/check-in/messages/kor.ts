import type { Translated } from '../../../base/i18n/resources.ts'
import type { checkIn as en } from './en.ts'
export { notOffered } from '../../../parts/availability/messages/kor.ts'

export const checkIn = {
  days: '이번 주 출석',
  streak_other: '{{count, number}}일 연속 출석',
  noStreak: '아직 연속 출석이 없어요',
  daily: '한국 날짜로 하루에 한 번 출석할 수 있어요. 오늘 출석은 {{time}}까지예요.',
  nextDay: '{{time}}부터 다시 출석할 수 있어요.',
  action: '출석하기',
  actionDescription: '지금 출석하기',
  done: '오늘 출석했어요',
  balance_other: '모은 출석 {{count, number}}회',
  rewards: '교환하기',
  price_other: '출석 {{count, number}}회',
  missing_other: '{{count, number}}회 남았어요',
  redeem: {
    action: '교환하기',
    named: '{{amount}} 교환하기',
    question_other: '출석 {{count, number}}회를 {{amount, 으로}} 교환할까요?',
    left_other: '바로 사용 가능 금액에 더해져요. 출석은 {{count, number}}회 남아요.',
    done: '{{amount, 을}} 사용 가능 금액에 더했어요',
  },
} satisfies Translated<typeof en>
