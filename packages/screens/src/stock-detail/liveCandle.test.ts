import {
  type Candle,
  type Instant,
  type Quote,
  decimal,
  instant,
  instrumentId,
  localDate,
} from '@onelot/domain'
import { describe, expect, test } from 'vitest'
import { liveCandle } from './liveCandle.ts'

const at = (iso: string): Instant => instant(Date.parse(iso))
const quote = (price: string, time: string): Quote => ({
  instrument: instrumentId('US:AAPL'),
  price: decimal(price),
  previousClose: decimal('99'),
  open: decimal('100'),
  high: decimal('112'),
  low: decimal('98'),
  bid: decimal(price),
  ask: decimal(price),
  volume: decimal('5000'),
  turnover: decimal('500000'),
  at: at(time),
})
const bar = (time: Candle['time']): Candle => ({
  time,
  open: decimal('100'),
  high: decimal('105'),
  low: decimal('99'),
  close: decimal('101'),
  volume: decimal('10'),
  simulated: true,
})
const tuesday = localDate('2026-03-10')
const open = { phase: 'regular', tradingDay: tuesday } as const

describe('the live bar of minutes', () => {
  const last = bar(at('2026-03-10T02:00:00.000Z'))

  test('is moved by a price of its minutes', () => {
    const live = liveCandle('5m', last, quote('106', '2026-03-10T02:04:59.999Z'), open)
    expect(live).toMatchObject({ time: last.time, open: '100', high: '106', low: '99', close: '106' })
  })

  test('is followed by the next at its end', () => {
    const live = liveCandle('5m', last, quote('106', '2026-03-10T02:05:00.000Z'), open)
    expect(live).toMatchObject({ time: '2026-03-10T02:05:00.000Z', open: '106', low: '106', close: '106' })
  })

  test('does not change by a price from before it', () => {
    expect(liveCandle('1m', last, quote('106', '2026-03-10T01:59:59.000Z'), open)).toBeUndefined()
  })
})

describe('the live bar of days and more', () => {
  const now = quote('106', '2026-03-10T02:00:00.000Z')

  test('is the day of the quote', () => {
    const live = liveCandle('day', bar(tuesday), now, open)
    expect(live).toMatchObject({ open: '100', high: '112', low: '98', close: '106', volume: '5000' })
  })

  test('begins with the trading day', () => {
    const live = liveCandle('day', bar(localDate('2026-03-09')), now, open)
    expect(live).toMatchObject({ time: '2026-03-10', open: '106', close: '106' })
  })

  test.each([
    ['week', '2026-03-09'],
    ['month', '2026-03-02'],
  ] as const)('moves the running %s', (period, begins) => {
    const live = liveCandle(period, bar(localDate(begins)), now, open)
    expect(live).toMatchObject({ time: begins, open: '100', high: '106', close: '106' })
  })

  test('is nothing without bars or a price', () => {
    expect(liveCandle('day', undefined, now, open)).toBeUndefined()
    expect(liveCandle('day', bar(tuesday), undefined, open)).toBeUndefined()
  })

  test('is nothing while the market is closed, whose day is the next one already', () => {
    const closed = { phase: 'closed', tradingDay: localDate('2026-03-11') } as const
    expect(liveCandle('day', bar(tuesday), now, closed)).toBeUndefined()
  })
})
