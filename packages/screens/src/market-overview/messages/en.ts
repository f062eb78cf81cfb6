export { sectors } from '../../sectors/messages/en.ts'

export const marketOverview = {
  indices: 'Indices',
  markets: 'Markets',
  of: { KRX: 'Korea', TWSE: 'Taiwan', US: 'US', SET: 'Thailand', CRYPTO: 'Crypto', FX: 'Forex' },
  turnover: 'Turnover {{amount}}',
  rising: '{{count, number}} up',
  unchanged: '{{count, number}} unchanged',
  falling: '{{count, number}} down',
  market: 'Market',
  sectors: 'Sectors',
  movers: { rising: 'Gainers', falling: 'Losers' },
  none: { rising: 'Nothing has gained today.', falling: 'Nothing has lost today.' },
} as const
