import { instant } from '@onelot/domain'
import { expect, test } from 'vitest'
import { tradeOf } from './useOwnTrades.ts'

const endedAt = instant(Date.parse('2026-03-10T02:00:00Z'))

test.each([
  ['open', 'long', 'buy'],
  ['close', 'long', 'sell'],
  ['open', 'short', 'sell'],
  ['close', 'short', 'buy'],
] as const)('to %s a %s position is a %s', (purpose, side, action) => {
  expect(tradeOf({ purpose, side, endedAt })).toEqual({ at: endedAt, action })
})

test('an order that has not ended marks nothing', () => {
  expect(tradeOf({ purpose: 'open', side: 'long' })).toBeUndefined()
})
