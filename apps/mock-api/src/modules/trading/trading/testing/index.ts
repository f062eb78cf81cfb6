import type { ModuleTesting, Owns } from '../../../../testing/moduleTesting.ts'
import { worlds } from './worlds.ts'

export const trading = {
  worlds,
  examples: ({ holding = 'O-none', pending = 'O-none' }: Owns<'holding' | 'pending'>) => ({
    'member/enableMargin': { riskStatementRead: true },
    'trade/account': { instrument: 'US:AAPL' },
    'trade/summary': { currency: 'USD' },
    'trade/positions': { tab: 'purchase', pageSize: 10 },
    'trade/inventory': { pageSize: 10 },
    'trade/position': { position: holding },
    'trade/place': {
      instrument: 'US:AAPL',
      side: 'long',
      type: 'limit',
      limitPrice: '100.00',
      lots: 1,
      leverage: 1,
    },
    'trade/cancel': { order: pending },
    'trade/close': { position: holding, lots: 1, type: 'limit', limitPrice: '300.00' },
    'trade/amend': { order: pending, limitPrice: '101.00' },
    'trade/cancelAll': { instrument: 'US:AAPL' },
    'trade/protect': { position: holding },
    'trade/dayTrades': {},
    'trade/orders': { state: 'all', pageSize: 10 },
    'trade/order': { order: pending },
  }),
} as const satisfies ModuleTesting
