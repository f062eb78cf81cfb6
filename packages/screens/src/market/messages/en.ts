export const market = {
  search: {
    label: 'Search all markets',
    placeholder: 'Code or name',
    results: 'Search results',
    none: 'Nothing found for “{{query}}”',
    noneHint: 'Search by code, or by name in English, Korean or Chinese.',
  },
  tabs: {
    label: 'Markets',
    listed: 'Listed',
    overTheCounter: 'Over the counter',
    subscription: 'Subscription',
    auction: 'Auction',
    digitalCurrency: 'Digital currency',
    foreignExchange: 'Foreign exchange',
  },
  exchanges: { label: 'Exchange', KRX: 'Korea', TWSE: 'Taiwan', US: 'US', SET: 'Thailand' },
  boards: { label: 'Order by', hot: 'Hot', rising: 'Rising', falling: 'Falling', active: 'Active' },
  indices: 'Indices',
  empty: { title: 'No listings here', description: 'Choose another board, or search by name.' },
} as const
