import {
  type OpenPositionView,
  type Side,
  decimal,
  defaultMarkets,
  instant,
  instrumentId,
  localDate,
  money,
  positionId,
} from '@onelot/domain'
import { describe, expect, it } from 'vitest'
import { holdingFigures, holdingsOf } from './holding.ts'

const at = instant(Date.parse('2026-03-10T02:00:00Z'))

/** Bought or sold short without leverage. */
function position(side: Side, lots: number, price: string): OpenPositionView {
  const margin = money('USD', String(lots * Number(price)))
  return {
    id: positionId(`${side} ${String(lots)}`),
    status: 'holding',
    terms: { instrument: instrumentId('US:AAPL'), side, type: 'market', lots, leverage: 1 },
    market: 'US',
    currency: 'USD',
    lotSize: decimal('1'),
    placedAt: at,
    fill: {
      price: decimal(price),
      at,
      tradingDay: localDate('2026-03-10'),
      margin,
      fee: money('USD', '1'),
      lots,
    },
  }
}
const two = [position('long', 1, '100'), position('long', 3, '120')]

describe('what is held of an instrument', () => {
  it('is summed by side, at its average cost', () => {
    const [long, short, ...others] = holdingsOf([...two, position('short', 5, '110')])
    expect(long).toMatchObject({ side: 'long', lots: 4, average: '115.0000000000' })
    expect(short).toMatchObject({ side: 'short', lots: 5, average: '110.0000000000' })
    expect(others).toEqual([])
  })

  it('is worth what its positions are worth together', () => {
    expect(holdingFigures({ positions: two }, decimal('92'), defaultMarkets.US)).toEqual({
      marketValue: { currency: 'USD', amount: '368.00' },
      margin: { currency: 'USD', amount: '460.00' },
      unrealised: { currency: 'USD', amount: '-92.00' },
    })
  })

  it('is nothing where nothing is open', () => {
    expect(holdingsOf([])).toEqual([])
    expect(holdingFigures({ positions: [] }, decimal('92'), defaultMarkets.US)).toBeUndefined()
  })
})
