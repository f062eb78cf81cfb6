export { appLock } from '../../../parts/app-lock/messages/en.ts'
export { appUpdate } from '../../../parts/app-update/messages/en.ts'
export { identity } from '../../../parts/new-fund-password/messages/en.ts'

export const settings = {
  account: 'Account',
  security: 'Security',
  about: 'About',
  notifications: {
    title: 'Notifications',
    text: 'What is off stays in your messages, without a banner and without a count.',
    topics: {
      orders: { label: 'Orders and fills', text: 'Filled, rejected and expired orders, halts' },
      alerts: { label: 'Price alerts', text: 'Alerts that fire or end' },
      dividends: { label: 'Dividends', text: 'Paid and charged dividends' },
      reviews: { label: 'Reviews', text: 'Identity and requests that were reviewed' },
      security: { label: 'Security', text: 'Always on: new devices and changed passwords' },
    },
  },
  hideAmounts: 'Hide amounts',
  appearance: 'Appearance',
  homeMarket: { label: 'Home market', KRX: 'Korea', TWSE: 'Taiwan', US: 'US', SET: 'Thailand' },
  theme: { label: 'Theme', light: 'Light', dark: 'Dark', system: 'As the device' },
  marketColours: {
    label: 'Market colours',
    kr: 'Red up, blue down',
    tw: 'Red up, green down',
    us: 'Green up, red down',
  },
  textSize: {
    label: 'Text size',
    small: 'Small',
    normal: 'Normal',
    large: 'Large',
    larger: 'Larger',
    largest: 'Largest',
  },
  demo: {
    title: 'This demo',
    text: 'The broker runs in this browser and keeps everything here, with the key that protects identity data. Use no real documents.',
    action: 'Start anew',
    question: 'Start anew?',
    lost: 'All accounts, trades and settings of this demo are removed from this browser.',
  },
  logOut: {
    action: 'Log out',
    question: 'Log out?',
    text: 'Your language and appearance stay on this device.',
  },
} as const
