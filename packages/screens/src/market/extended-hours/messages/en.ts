export const extendedHours = {
  orders:
    'Before the open and after the close, only limit orders are taken. Prices can move fast and few orders may meet yours.',
  sessions: 'Sessions',
  markets: { KRX: 'Korea', TWSE: 'Taiwan', US: 'US', SET: 'Thailand', CRYPTO: 'Crypto', FX: 'Forex' },
  phases: { pre: 'Pre-market', regular: 'Regular', after: 'After hours' },
  window: '{{phase}} {{from}}–{{to}}',
  none: 'No pre-market or after hours',
  market: 'Market',
  movers: 'Change from the regular close',
  regular: {
    title: 'The regular session is open',
    description: 'Listings show here before the open and after the close.',
  },
} as const
