import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Instant, type LocalDate, instant, localDate } from '../instant.ts'
import { defaultMarkets } from '../instruments/markets.ts'
import { decimal } from '../money/decimal.ts'
import { dayWindows } from '../sessions/dayWindows.ts'
import { plusDays } from '../sessions/localDates.ts'
import { aggregateDays, aggregateMinutes } from './aggregate.ts'
import type { Candle } from './candle.ts'

const lunch = dayWindows(defaultMarkets.SET, 'exchange', localDate('2026-03-04'))
const minutesOf = lunch.flatMap(({ from, to }) =>
  Array.from({ length: (to - from) / 60_000 }, (_, i) => instant(from + i * 60_000)),
)

interface Shape {
  readonly open: number
  readonly close: number
  readonly over: number
  readonly under: number
  readonly volume: number
}
const shape: fc.Arbitrary<Shape> = fc.record({
  open: fc.integer({ min: 50, max: 90 }),
  close: fc.integer({ min: 50, max: 90 }),
  over: fc.integer({ min: 0, max: 9 }),
  under: fc.integer({ min: 0, max: 9 }),
  volume: fc.integer({ min: 0, max: 1000 }),
})

function bar<T extends Instant | LocalDate>(time: T, { open, close, over, under, volume }: Shape): Candle<T> {
  const text = (value: number) => decimal(String(value))
  return {
    time,
    open: text(open),
    close: text(close),
    high: text(Math.max(open, close) + over),
    low: text(Math.min(open, close) - under),
    volume: text(volume),
    simulated: false,
  }
}

const flat: Shape = { open: 50, close: 50, over: 0, under: 0, volume: 1 }
const max = (bars: readonly Candle[]): number => Math.max(...bars.map(({ high }) => Number(high)))
const min = (bars: readonly Candle[]): number => Math.min(...bars.map(({ low }) => Number(low)))
const sum = (bars: readonly Candle[]): number => bars.reduce((total, { volume }) => total + Number(volume), 0)

describe('minute bars', () => {
  it('are counted from the opening of each session and never span the lunch break', () => {
    const bars = aggregateMinutes(
      minutesOf.map((time) => bar(time, flat)),
      30,
      lunch,
    )
    const clock = bars.map(({ time }) => time.slice(11, 16))
    expect(clock).toEqual([
      '03:00',
      '03:30',
      '04:00',
      '04:30',
      '05:00',
      '07:00',
      '07:30',
      '08:00',
      '08:30',
      '09:00',
    ])
    expect(bars.every(({ volume }) => volume === '30')).toBe(true)
  })

  it('start from a session that opens off the hour', () => {
    const session = { from: Date.parse('2026-03-04T01:07:00Z'), to: Date.parse('2026-03-04T02:00:00Z') }
    const bars = aggregateMinutes(
      [7, 11, 12].map((m) => bar(instant(Date.UTC(2026, 2, 4, 1, m)), flat)),
      5,
      [session],
    )
    expect(bars.map(({ time, volume }) => [time.slice(11, 16), volume])).toEqual([
      ['01:07', '2'],
      ['01:12', '1'],
    ])
  })

  it('refuses a bar outside the sessions', () => {
    expect(() =>
      aggregateMinutes([bar(instant(Date.parse('2026-03-04T06:00:00Z')), flat)], 5, lunch),
    ).toThrow(RangeError)
  })

  it('keep volume, extremes, the first open and the last close', () => {
    const lists = fc.array(shape, { minLength: 1, maxLength: minutesOf.length })
    fc.assert(
      fc.property(lists, fc.constantFrom(5 as const, 15 as const, 30 as const), (shapes, width) => {
        const bars = minutesOf.slice(0, shapes.length).map((time, i) => bar(time, shapes[i] ?? flat))
        const wide = aggregateMinutes(bars, width, lunch)
        expect([sum(wide), max(wide), min(wide)]).toEqual([sum(bars), max(bars), min(bars)])
        expect([wide[0]?.open, wide.at(-1)?.close]).toEqual([bars[0]?.open, bars.at(-1)?.close])
      }),
      { seed: 34 },
    )
  })
})

describe('daily bars', () => {
  const daily = (from: string, count: number): readonly Candle<LocalDate>[] =>
    Array.from({ length: count }, (_, i) => bar(plusDays(localDate(from), i), flat))

  it('make weeks from Monday, dated by the first trading day', () => {
    const weeks = aggregateDays(daily('2026-03-04', 8), 'week')
    expect(weeks.map(({ time, volume }) => [time, volume])).toEqual([
      ['2026-03-04', '5'],
      ['2026-03-09', '3'],
    ])
  })

  it('make months', () => {
    const months = aggregateDays(daily('2027-12-30', 4), 'month')
    expect(months.map(({ time, volume }) => [time, volume])).toEqual([
      ['2027-12-30', '2'],
      ['2028-01-01', '2'],
    ])
  })

  it('are simulated where one of them is', () => {
    const [first, second] = daily('2026-03-04', 2)
    const mixed = [first, second].flatMap((day, i) =>
      day === undefined ? [] : [{ ...day, simulated: i === 1 }],
    )
    expect(aggregateDays(mixed, 'week')[0]?.simulated).toBe(true)
  })

  it('of nothing are nothing', () => {
    expect(aggregateDays([], 'week')).toEqual([])
  })
})
