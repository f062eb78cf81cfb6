export { watching } from '../../../parts/watchlist-groups/messages/en.ts'

export const search = {
  label: 'Search all markets',
  placeholder: 'Name or code',
  trending: 'Hot in {{market}}',
  markets: { KRX: 'Korea', TWSE: 'Taiwan', US: 'US', SET: 'Thailand', CRYPTO: 'Crypto', FX: 'Forex' },
  kinds: {
    label: 'Type',
    all: 'All',
    stock: 'Stocks',
    index: 'Indices',
    digitalCurrency: 'Crypto',
    forex: 'Forex',
  },
  results: 'Search results',
  none: 'Nothing found for “{{query}}”',
  noneHint: 'Search by code, or by name in English, Korean or Chinese.',
} as const
