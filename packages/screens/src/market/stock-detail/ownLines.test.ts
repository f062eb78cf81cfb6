import type { OpenPositionOnWire, OrderOnWire } from '@onelot/api-client'
import {
  type Instrument,
  type Quote,
  type Side,
  decimal,
  defaultMarkets,
  instant,
  instrumentId,
  localDate,
  money,
  orderId,
  positionId,
} from '@onelot/domain'
import { describe, expect, it } from 'vitest'
import { ownLines } from './ownLines.ts'

const at = instant(Date.parse('2026-03-10T02:00:00Z'))
const apple: Instrument = {
  id: instrumentId('US:AAPL'),
  market: 'US',
  kind: 'stock',
  code: 'AAPL',
  name: { en: 'Apple', kor: '애플', tw: '蘋果' },
  industry: { en: 'Technology', kor: '기술', tw: '科技' },
  currency: 'USD',
  lotSize: decimal('1'),
  leverages: [1, 2],
  shortable: true,
  origin: 'recorded',
  listedAt: at,
}
const common = { market: 'US', currency: 'USD', lotSize: decimal('1'), placedAt: at } as const
const stopLoss = { kind: 'level', price: decimal('90') } as const

/** At 100.00. */
const held = (side: Side, name: string = side): OpenPositionOnWire => ({
  ...common,
  id: positionId(name),
  status: 'holding',
  terms: { instrument: apple.id, side, type: 'market', lots: 10, leverage: 1 },
  fill: {
    price: decimal('100'),
    at,
    tradingDay: localDate('2026-03-10'),
    margin: money('USD', '1000.00'),
    fee: money('USD', '1.00'),
    lots: 10,
  },
})
const protectedLong: OpenPositionOnWire = {
  ...held('long'),
  protection: {
    takeProfit: { order: orderId('TP'), price: decimal('110'), lots: 10 },
    stopLoss: { order: orderId('SL'), stop: stopLoss, trigger: decimal('90'), lots: 10 },
  },
}

function order(parts: Partial<OrderOnWire>): OrderOnWire {
  return {
    ...common,
    id: orderId('O'),
    purpose: 'close',
    position: positionId('long'),
    instrument: apple.id,
    side: 'long',
    leverage: 1,
    type: 'limit',
    timeInForce: 'day',
    lots: 10,
    filledLots: 0,
    status: 'working',
    ...parts,
  }
}
const takeProfit = order({ id: orderId('TP'), type: 'takeProfit', limitPrice: decimal('110'), group: 'G' })
const stop = order({
  id: orderId('SL'),
  type: 'stopLoss',
  stop: stopLoss,
  trigger: decimal('90'),
  group: 'G',
})
const buy = order({
  purpose: 'open',
  position: positionId('O'),
  limitPrice: decimal('95'),
  lots: 4,
  frozenMargin: money('USD', '380.00'),
  frozenFee: money('USD', '0.99'),
})

const quote: Quote = {
  instrument: apple.id,
  price: decimal('102'),
  previousClose: decimal('100'),
  open: decimal('100'),
  high: decimal('103'),
  low: decimal('99'),
  bid: decimal('102'),
  ask: decimal('102.01'),
  volume: decimal('1'),
  turnover: decimal('1'),
  at,
}

const linesOf = (orders: readonly OrderOnWire[], positions: readonly OpenPositionOnWire[]) =>
  ownLines({ orders, positions, instrument: apple, market: defaultMarkets.US })
const askedOf = (orders: readonly OrderOnWire[], positions: readonly OpenPositionOnWire[], price: string) =>
  linesOf(orders, positions).at(-1)?.ask(decimal(price), quote)

describe('the lines of an instrument', () => {
  it('are the averages, the orders that wait, take profit and stop loss, each with its lots', () => {
    const lines = linesOf([buy, takeProfit, stop], [protectedLong])
    expect(lines.map(({ id, kind, lots, price }) => [id, kind, lots, price])).toEqual([
      ['long', 'average', 10, '100'],
      ['O', 'open', 4, '95'],
      ['TP', 'takeProfit', 10, '110'],
      ['SL', 'stopLoss', 10, '90'],
    ])
  })

  it('say what a fill there realises, after the charges of both sides', () => {
    const profits = linesOf([buy, takeProfit, stop], [protectedLong]).map(({ profit }) => profit?.amount)
    expect(profits).toEqual([undefined, undefined, '97.90', '-101.99'])
  })

  it('end with their orders', () => {
    expect(linesOf([{ ...buy, status: 'filled' }], [])).toEqual([])
    expect(linesOf([takeProfit], [])).toEqual([])
  })

  it('leave the average of several positions where it is', () => {
    const [average] = linesOf([], [held('long', 'a'), held('long', 'b')])
    expect(average?.id).toBeUndefined()
    expect(average?.ask(decimal('90'), quote)).toBeUndefined()
  })
})

describe('a line that is dragged', () => {
  it('amends an order that opens or closes', () => {
    expect(askedOf([buy], [], '96')).toMatchObject({
      kind: 'amend',
      order: { order: 'O', purpose: 'open', lots: 4, limitPrice: '95' },
      terms: { type: 'limit', limitPrice: '95', lots: 4 },
      proposedPrice: '96',
    })
    expect(askedOf([order({ limitPrice: decimal('120') })], [held('long')], '115')).toMatchObject({
      kind: 'amend',
      order: { purpose: 'close', position: { id: 'long' } },
      proposedPrice: '115',
    })
  })

  it('moves a take profit and keeps the stop loss, and the other way round', () => {
    const proposed = { takeProfit: '112', stopLoss }
    expect(askedOf([takeProfit], [protectedLong], '112')).toMatchObject({ kind: 'protect', proposed })
    expect(askedOf([stop], [protectedLong], '91')).toMatchObject({
      proposed: { takeProfit: '110', stopLoss: { kind: 'level', price: '91' } },
    })
  })

  it('keeps a trail a trail, as far from the price of now as the line is', () => {
    const trail = (distance: object) => ({ kind: 'trail', distance })
    const byAmount = { kind: 'trail', distance: { kind: 'amount', amount: decimal('5') } } as const
    const byRate = { kind: 'trail', distance: { kind: 'rate', rate: decimal('0.05') } } as const
    const asked = (of: typeof byAmount | typeof byRate, price: string, side: Side = 'long') =>
      askedOf(
        [{ ...stop, type: 'trailingStop', stop: of, side, position: positionId(side) }],
        [held(side)],
        price,
      )
    expect(asked(byAmount, '99.5')).toMatchObject({
      proposed: { stopLoss: trail({ kind: 'amount', amount: '2.5' }) },
    })
    expect(asked(byRate, '99.5')).toMatchObject({
      proposed: { stopLoss: trail({ kind: 'rate', rate: '0.0245' }) },
    })
    expect(asked(byAmount, '103', 'short')).toMatchObject({
      proposed: { stopLoss: trail({ kind: 'amount', amount: '0.99' }) },
    })
    expect(asked(byAmount, '103')).toMatchObject({
      proposed: { stopLoss: trail({ kind: 'amount', amount: '0' }) },
    })
  })

  it('asks for nothing new where it is let go of at its price', () => {
    expect(askedOf([stop], [protectedLong], '90')).toMatchObject({ kind: 'protect', proposed: undefined })
    expect(askedOf([], [held('long')], '100')).toMatchObject({ kind: 'protect', proposed: undefined })
  })

  it('makes an entry a take profit beyond the price of now, and else a stop loss', () => {
    expect(askedOf([], [held('long')], '105')).toMatchObject({ proposed: { takeProfit: '105' } })
    expect(askedOf([], [held('long')], '101')).toMatchObject({
      proposed: { stopLoss: { kind: 'level', price: '101' } },
    })
    expect(askedOf([], [held('short')], '98')).toMatchObject({ proposed: { takeProfit: '98' } })
    const [line] = linesOf([], [held('short')])
    expect(line?.kindAt(decimal('104'), quote)).toBe('stopLoss')
    expect(line?.kindAt(decimal('104'), undefined)).toBe('average')
  })
})
