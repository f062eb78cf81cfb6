export { alerts } from '../../../parts/alerts/messages/en.ts'
export { notices } from '../../../parts/new-messages/messages/en.ts'

export const messages = {
  tabs: {
    label: 'Kind of message',
    all: 'All',
    alerts: 'Alerts',
    orders: 'Orders',
    account: 'Account',
    copying: 'Copying',
    credit: 'Loans',
  },
  list: 'Messages, newest first',
  unread: 'Unread',
  readAll: 'Mark all as read',
  toAlerts: 'My price alerts',
  empty: 'No messages',
  emptyText: {
    all: 'Price alerts, orders and news of your account show here for 90 days.',
    alerts: 'When a price alert fires, it shows here.',
    orders: 'When a waiting order fills, expires or is cancelled, it shows here.',
    account: 'News of your account shows here.',
    copying: 'When a follow ends, or a trade of its mentor is skipped, it shows here.',
    credit: 'What becomes due of your loans, and what was paid, shows here.',
  },
} as const
