import {
  type OpenPositionView,
  decimal,
  defaultMarkets,
  instant,
  instrumentId,
  localDate,
  money,
  positionId,
} from '@onelot/domain'
import { describe, expect, it } from 'vitest'
import { worthOf } from './worth.ts'

const at = instant(Date.parse('2026-03-10T02:00:00Z'))
const baht = (amount: string) => money('THB', amount)

/** 1,600 shares that were paid for at 24 baht. */
const held: OpenPositionView = {
  id: positionId('P1'),
  status: 'holding',
  terms: { instrument: instrumentId('SET:CHAO'), side: 'long', type: 'market', lots: 1_600, leverage: 1 },
  market: 'SET',
  currency: 'THB',
  lotSize: decimal('1'),
  placedAt: at,
  fill: {
    price: decimal('24.00'),
    at,
    tradingDay: localDate('2026-03-10'),
    margin: baht('38400.00'),
    fee: baht('0.00'),
    lots: 1_600,
  },
}

describe('the worth of a position', () => {
  it('is what it cost where it has no price yet', () => {
    expect(worthOf(held, undefined, defaultMarkets.SET)).toEqual(baht('38400.00'))
  })
  it('is that of its shares at the price', () => {
    expect(worthOf(held, decimal('25.00'), defaultMarkets.SET)).toEqual(baht('40000.00'))
  })
})
