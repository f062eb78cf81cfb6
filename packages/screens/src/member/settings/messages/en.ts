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
    push: {
      title: 'While the app is closed',
      text: 'On this device only. Shows what happened to which stock, without amounts.',
      kinds: { alerts: 'Price alerts', fills: 'Fills', dueDates: 'Due dates of loans and lending' },
      asking: 'Answer the question that your browser shows.',
      denied:
        'This device blocks notifications of the app. Allow them in the settings of your browser or device, then open this again.',
      failed: 'Not turned on: the notification service of this device did not answer. Try again later.',
      installFirst:
        'Add the app to your Home Screen first: tap Share, then “Add to Home Screen”. Then turn this on in the app there.',
      unavailable: 'This browser shows no notifications while the app is closed.',
      notOffered: 'This service sends no notifications while the app is closed.',
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
