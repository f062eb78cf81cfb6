export const market = {
  search: {
    short: 'Search',
    label: 'Search all markets',
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
  boards: { label: 'Order by', hot: 'Hot', rising: 'Gainers', falling: 'Losers', active: 'Active' },
  columns: { label: 'Columns', turnover: 'Turnover' },
  indices: 'Indices',
  empty: { title: 'Nothing listed here', description: 'Choose another list, or search by name.' },
} as const
