import type { ModuleTesting } from '../../../../testing/moduleTesting.ts'

export const market = {
  examples: () => ({
    'market/overview': {},
    'market/list': { market: 'KRX', board: 'hot', page: 1, pageSize: 10 },
    'market/search': { query: 'apple', page: 1, pageSize: 10 },
    'market/detail': { instrument: 'US:AAPL' },
    'market/candles': {
      instrument: 'US:AAPL',
      period: 'day',
      adjustment: 'none',
      before: '2018-05-11',
      limit: 10,
    },
    'market/quotes': { instruments: ['US:AAPL'] },
  }),
} as const satisfies ModuleTesting
