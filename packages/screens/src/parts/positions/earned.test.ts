import {
  type OpenPositionView,
  type Quote,
  decimal,
  defaultMarkets,
  instant,
  instrumentId,
  localDate,
  money,
  positionFigures,
  positionId,
} from '@onelot/domain'
import { describe, expect, it } from 'vitest'
import { afterFeesOf, worthToday } from './earned.ts'

const at = instant(Date.parse('2026-03-10T02:00:00Z'))
const instrument = instrumentId('KRX:005930')
const won = (amount: string) => money('KRW', amount)

/** 200 shares at 80,000 won, with half of it put down. */
const held = (side: 'long' | 'short', tradingDay = '2026-03-10'): OpenPositionView => ({
  id: positionId('P1'),
  status: 'holding',
  terms: { instrument, side, type: 'market', lots: 200, leverage: 2 },
  market: 'KRX',
  currency: 'KRW',
  lotSize: decimal('1'),
  placedAt: at,
  fill: {
    price: decimal('80000'),
    at,
    tradingDay: localDate(tradingDay),
    margin: won('8000000'),
    fee: won('2400'),
    lots: 200,
  },
})
const charged = (commission: string, saleTax: string) => ({
  ...defaultMarkets.KRX,
  charges: {
    commission: decimal(commission),
    minimumCommission: decimal('0'),
    saleTax: decimal(saleTax),
  },
})

describe('the profit of a position after fees', () => {
  it('is a loss for a short that is up by less than the tax of its sale', () => {
    const rules = charged('0.00015', '0.0015')
    const figures = positionFigures(held('short'), decimal('79900'), rules)
    expect(figures.unrealised).toEqual(won('20000'))
    // Commission 2,397 of the 15,980,000 that it is bought back for, tax 24,000 of the 16,000,000 that it was sold for.
    expect(afterFeesOf(figures)).toEqual(won('-6397'))
  })

  it('is not said where closing costs nothing', () => {
    const figures = positionFigures(held('long'), decimal('79900'), charged('0', '0'))
    expect(afterFeesOf(figures)).toBeUndefined()
  })
})

describe('the profit of a position today', () => {
  const quote = (price: string, previousClose: string): Quote => ({
    instrument,
    price: decimal(price),
    previousClose: decimal(previousClose),
    open: decimal(price),
    high: decimal(price),
    low: decimal(price),
    bid: decimal(price),
    ask: decimal(price),
    volume: decimal('0'),
    turnover: decimal('0'),
    at,
  })
  const today = localDate('2026-03-10')
  const rules = charged('0.00015', '0.0015')

  const earned = (position: OpenPositionView, of: Quote) => {
    const { before, now } = worthToday(position, of, rules, today)
    return [before, now].map(({ amount }) => amount)
  }

  it('is since the previous close, of what was put in and earned by then', () => {
    const yesterday = quote('90000', '88000')
    expect(earned(held('long', '2026-03-09'), yesterday)).toEqual(['9600000', '10000000'])
    expect(earned(held('short', '2026-03-09'), yesterday)).toEqual(['6400000', '6000000'])
  })

  it('is since its entry, of what was put in, where that was today', () => {
    expect(earned(held('long'), quote('90000', '88000'))).toEqual(['8000000', '10000000'])
  })

  it('of an unmoved price is none', () => {
    expect(earned(held('long', '2026-03-09'), quote('88000', '88000'))).toEqual(['9600000', '9600000'])
  })
})
