export { sectors } from '../../sectors/messages/en.ts'

export const marketOverview = {
  indices: 'Indices',
  markets: 'Markets',
  of: { KRX: 'Korea', TWSE: 'Taiwan', US: 'US', SET: 'Thailand', CRYPTO: 'Crypto', FX: 'Forex' },
  turnover: 'Turnover {{amount}}',
  rising_one: '{{count, number}} up',
  rising_other: '{{count, number}} up',
  unchanged_one: '{{count, number}} unchanged',
  unchanged_other: '{{count, number}} unchanged',
  falling_one: '{{count, number}} down',
  falling_other: '{{count, number}} down',
  market: 'Market',
  sectors: 'Sectors',
  movers: { rising: 'Gainers', falling: 'Losers' },
  none: { rising: 'Nothing has gained today.', falling: 'Nothing has lost today.' },
} as const
