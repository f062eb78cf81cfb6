export { notOffered } from '../../../parts/availability/messages/en.ts'

export const checkIn = {
  days: 'Days of this week',
  streak_one: '{{count, number}} day in a row',
  streak_other: '{{count, number}} days in a row',
  noStreak: 'No days in a row yet',
  daily: 'Once a day, by the calendar of Korea. The day ends at {{time}}.',
  nextDay: 'You can check in again from {{time}}.',
  action: 'Check in',
  actionDescription: 'Sign in now',
  done: 'Checked in today',
  balance_one: 'You have {{count, number}} check-in',
  balance_other: 'You have {{count, number}} check-ins',
  rewards: 'Redeem',
  price_one: '{{count, number}} check-in',
  price_other: '{{count, number}} check-ins',
  missing_one: '{{count, number}} more',
  missing_other: '{{count, number}} more',
  redeem: {
    action: 'Redeem',
    named: 'Redeem {{amount}}',
    question_one: 'Redeem {{count, number}} check-in for {{amount}}?',
    question_other: 'Redeem {{count, number}} check-ins for {{amount}}?',
    left_one: 'It becomes available cash at once. {{count, number}} check-in is left.',
    left_other: 'It becomes available cash at once. {{count, number}} check-ins are left.',
    done: '{{amount}} is in your available cash',
  },
} as const
