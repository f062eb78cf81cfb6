import { boards } from '@onelot/api-client'
import {
  HOUR,
  type Json,
  type Script,
  guest,
  halt,
  instruments,
  ops,
  pass,
  place,
  price,
  trader,
} from '../steps.ts'

const { apple, korean, taiwanese, thai, token, pair, index } = instruments
const markets = ['KRX', 'TWSE', 'US', 'SET', 'CRYPTO', 'FX']

const list = (market: string, board: string) =>
  guest('market/list', { market, board, page: 1, pageSize: 5 }, { save: { ranking: 'snapshot' } })
/** Another page of the ranking that was read last. */
const listOn = (market: string, board: string, page: number) =>
  guest('market/list', { market, board, page, pageSize: 5, snapshot: '$ranking' })
const detail = (instrument: string) => guest('market/detail', { instrument })
const search = (query: string, page = 1) => guest('market/search', { query, page, pageSize: 5 })
const candles = (instrument: string, period: string, more: Readonly<Record<string, Json>> = {}) =>
  guest('market/candles', { instrument, period, adjustment: 'none', limit: 5, ...more })
const quotes = (...listings: readonly string[]) => guest('market/quotes', { instruments: listings })

export const marketReads: Script = {
  name: 'marketReads',
  steps: [
    guest('market/overview'),
    ...boards.map((board) => list('KRX', board)),
    ...markets.slice(1).map((market) => list(market, 'hot')),
    list('US', 'rising'),
    listOn('US', 'rising', 2),
    list('CRYPTO', 'active'),
    listOn('CRYPTO', 'active', 40),
    list('MARS', 'hot'),
    guest('market/list', { market: 'US', board: 'hot', page: 0, pageSize: 5 }),
    search('apple'),
    search('KRX'),
    search('60'),
    search('60', 2),
    search('전자'),
    search('there is no such listing'),
    search(''),
    ...[apple, korean, taiwanese, thai, token, pair, index, 'KRX:KCOMP', 'US:NOBODY'].map(detail),
    guest('market/detail', { instrument: 'apple' }),
    ...['timeShare', '1m', '5m', '15m', '30m', 'day', 'week', 'month'].map((period) =>
      candles(korean, period),
    ),
    candles(apple, 'day'),
    candles(apple, 'day', { before: '2018-02-14', limit: 5 }),
    candles(apple, 'day', { before: '2018-02-14', adjustment: 'forward' }),
    candles(apple, 'day', { before: '2018-02-14', adjustment: 'backward' }),
    candles(apple, 'week', { before: '2014-06-20', adjustment: 'forward' }),
    candles(apple, 'day', { before: '2026-03-01T00:00:00.000Z' }),
    candles(apple, '5m', { before: '2026-03-01' }),
    candles(apple, '5m', { before: '2026-03-06T16:00:00.000Z' }),
    candles('US:NOBODY', 'day'),
    candles(apple, 'year'),
    quotes(apple, korean, taiwanese, thai, token, pair, index, 'US:NOBODY', apple),
    quotes(),
    quotes('not an instrument'),
    pass(HOUR),
    quotes(apple, korean, token, pair),
    price(apple, '170.00'),
    halt(korean, true),
    ops('delist', { instrument: taiwanese }),
    pass(HOUR),
    quotes(apple, korean, taiwanese),
    ...[apple, korean, taiwanese].map(detail),
    search('0437'),
    candles(apple, '5m'),
    candles(taiwanese, 'day'),
    list('TWSE', 'hot'),
    price(apple, null),
    halt(korean, false),
    pass(HOUR),
    quotes(apple, korean),
    pass(24 * HOUR),
    quotes(apple, korean, token),
    guest('market/overview'),
  ],
}

export const streams: Script = {
  name: 'streams',
  steps: [
    ...trader('ann', '01010000001'),
    { kind: 'openStream', name: 'bad', body: { instruments: ['apple'] } },
    { kind: 'openStream', name: 'quotes', body: { instruments: [apple, token, 'US:NOBODY'] } },
    { kind: 'readStream', name: 'quotes' },
    { kind: 'openStream', name: 'account', as: 'ann', body: { instruments: [] } },
    { kind: 'readStream', name: 'account' },
    place('ann', 'held', { instrument: apple, lots: 3 }),
    { kind: 'readStream', name: 'account' },
    place('ann', 'resting', { instrument: apple, lots: 3, limit: '160.00' }),
    { kind: 'readStream', name: 'account' },
    price(apple, '159.00'),
    pass(1_000),
    { kind: 'readStream', name: 'account' },
    { kind: 'readStream', name: 'quotes' },
    pass(HOUR),
    { kind: 'readStream', name: 'quotes' },
    { kind: 'readStream', name: 'account' },
  ],
}
