export const market = {
  search: {
    label: 'Search all markets',
    placeholder: 'Name or code',
    results: 'Search results',
    none: 'Nothing found for “{{query}}”',
    noneHint: 'Search by code, or by name in English, Korean or Chinese.',
  },
  tabs: {
    label: 'Markets',
    listed: 'Listed',
    overTheCounter: 'OTC',
    subscription: 'IPO',
    auction: 'Auction',
    digitalCurrency: 'Crypto',
    foreignExchange: 'Forex',
  },
  exchanges: { label: 'Exchange', KRX: 'Korea', TWSE: 'Taiwan', US: 'US', SET: 'Thailand' },
  boards: { label: 'Sort by', hot: 'Hot', rising: 'Gainers', falling: 'Losers', active: 'Most active' },
  indices: 'Indices',
  empty: { title: 'Nothing listed here', description: 'Choose another list, or search by name.' },
} as const
