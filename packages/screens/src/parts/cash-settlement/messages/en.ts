export const cash = {
  days: 'What can be withdrawn when',
  now: 'Now',
  today: 'Today {{time}}',
  ahead: 'D+{{day}}',
} as const
