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
  markets: { KRX: 'Korea', TWSE: 'Taiwan', US: 'US', SET: 'Thailand', CRYPTO: 'Crypto', FX: 'Forex' },
  columns: { label: 'Columns', turnover: 'Turnover' },
  view: { label: 'View', list: 'List', map: 'Sectors' },
  sectors: {
    all: 'All sectors',
    map: 'Sectors of {{market}}',
    columns: {
      sector: 'Sector',
      change: 'Change',
      marketCap: 'Market cap',
      turnover: 'Turnover',
      rising: 'Up',
      falling: 'Down',
    },
    failed: 'Could not load the sectors',
    none: 'This market has no sectors',
  },
  offers: {
    overTheCounter: {
      title: 'No OTC offers now',
      description: 'Shares traded outside the exchange show here once they are offered.',
    },
    subscription: {
      title: 'No IPOs open now',
      description: 'IPOs show here once they can be applied for.',
    },
    auction: { title: 'No auctions now', description: 'Auctions show here once they are announced.' },
  },
  indices: 'Indices',
  empty: { title: 'Nothing listed here', description: 'Choose another list, or search by name.' },
} as const
