export { refusals } from '@onelot/api-client/texts/en'
export { deposits } from '../../../parts/deposit-draft/messages/en.ts'
export { obstacles } from '../../../parts/fund-requests/messages/en.ts'

export const deposit = {
  ask: { amount: 'How much do you want to deposit?', method: 'How do you pay?' },
  currency: 'Currency',
  quick: 'Amounts to choose from',
  limit: '{{least}} to {{most}}',
  required: 'Enter an amount first.',
  next: 'Next',
  facts: {
    label: 'Your account',
    totalAssets: 'Total assets',
    available: 'Available in {{currency}}',
    becomes: 'after the deposit',
    limit: 'One deposit',
    hours: 'Deposits taken',
  },
  hours: {
    always: 'At any time',
    weekdays: 'Monday to Friday, {{from}}\u2060–\u2060{{to}} ({{zone}})',
    weekdaysAllDay: 'Monday to Friday ({{zone}})',
    tradingDays: 'Trading days, {{from}}\u2060–\u2060{{to}} ({{zone}})',
  },
  methods: 'Ways to pay',
  needsPassword: '{{bank}}, with a password',
  onNetwork: '{{method}} on {{network}}',
  paid: 'You pay {{paid}} for {{credit}}',
  service: 'They arrange other ways to pay with you',
  recent: 'Recent deposits',
  none: 'You have made no deposit yet.',
} as const
