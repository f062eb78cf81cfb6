import { decimal, instant, instrumentId, money, positionId } from '@onelot/domain'
import { describe, expect, it } from 'vitest'
import { type PendingOrderOnWire, orderValue } from './orderValue.ts'

const at = instant(Date.parse('2026-03-10T12:00:00Z'))
const pending: PendingOrderOnWire = {
  id: positionId('O1'),
  status: 'pendingOrder',
  terms: {
    instrument: instrumentId('US:AAPL'),
    side: 'long',
    type: 'limit',
    limitPrice: decimal('150.00'),
    lots: 10,
    leverage: 5,
  },
  market: 'US',
  currency: 'USD',
  lotSize: decimal('1'),
  placedAt: at,
  expiresAt: at,
  frozenMargin: money('USD', '300.00'),
  frozenFee: money('USD', '1.50'),
}

describe('the value of a resting order', () => {
  it('is what it buys at its limit, borrowed part included', () => {
    expect(orderValue(pending)).toEqual(money('USD', '1500.00'))
  })
})
