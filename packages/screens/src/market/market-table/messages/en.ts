export const marketTable = {
  market: 'Market',
  sector: 'Sector',
  allSectors: 'All sectors',
  markets: { KRX: 'Korea', TWSE: 'Taiwan', US: 'US', SET: 'Thailand', CRYPTO: 'Crypto', FX: 'Forex' },
  table: 'Listings of {{market}}',
  name: 'Name',
  columns: {
    price: 'Price',
    change: 'Change',
    percent: 'Change %',
    volume: 'Volume',
    turnover: 'Turnover',
    marketCap: 'Market cap',
    high: 'High',
    low: 'Low',
  },
  empty: { title: 'Nothing listed here', description: 'Choose another market or sector.' },
} as const
