import {
  type OpenPositionView,
  type Side,
  decimal,
  instant,
  instrumentId,
  localDate,
  money,
  positionId,
} from '@onelot/domain'

const at = instant(Date.parse('2026-03-10T02:00:00Z'))

/** Bought or sold short without leverage. */
export function heldAt(side: Side, lots: number, price: string): OpenPositionView {
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
