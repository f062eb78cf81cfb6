import { type Candle, type ChartPeriod, decimal, instant, localDate } from '@onelot/domain'
import { describe, expect, it } from 'vitest'
import { toBars } from '../bars.ts'
import { zoneClock } from '../zoneClock.ts'
import { momentOf, positionOf } from './moments.ts'

const zone = 'America/New_York'
const clock = zoneClock(zone)
const flat = { open: decimal('1'), high: decimal('1'), low: decimal('1'), close: decimal('1') }
const candle = (time: string): Candle => ({
  ...flat,
  time: time.includes('T') ? instant(Date.parse(time)) : localDate(time),
  volume: decimal('0'),
  simulated: false,
})
const series = (period: ChartPeriod, ...times: readonly string[]) => ({
  period,
  clock,
  bars: toBars(times.map(candle), clock),
})
const at = (time: string) => instant(Date.parse(time))
const days = series('day', '2026-03-05', '2026-03-06', '2026-03-09', '2026-03-10')
/** Two mornings, of which the clocks go forward between. */
const minutes = series(
  '5m',
  '2026-03-06T14:30:00Z',
  '2026-03-06T14:35:00Z',
  '2026-03-09T13:30:00Z',
  '2026-03-09T13:35:00Z',
)

describe('a moment on the axis of time', () => {
  it('is at the bar that holds it', () => {
    expect(positionOf(minutes, at('2026-03-06T14:37:30Z'))).toBe(1)
    expect(positionOf(days, at('2026-03-06T14:37:30Z'))).toBe(1)
    expect(positionOf(series('week', '2026-03-02', '2026-03-09'), at('2026-03-06T14:37:30Z'))).toBe(0)
    expect(positionOf(series('month', '2026-02-02', '2026-03-02'), at('2026-03-31T14:00:00Z'))).toBe(1)
  })
  it('is at the next bar where the market was closed', () => {
    expect(positionOf(minutes, at('2026-03-07T12:00:00Z'))).toBe(2)
    expect(positionOf(days, at('2026-03-07T12:00:00Z'))).toBe(2)
  })
  it('is at the last bar where none follows', () => {
    expect(positionOf(days, at('2027-01-01T00:00:00Z'))).toBe(3)
  })
  it('is before the first bar by as many as its time would hold on average', () => {
    const [, , third, fourth] = days.bars
    if (third === undefined || fourth === undefined) throw new Error('there are four days')
    const later = { ...days, bars: [third, fourth] }
    expect(positionOf(later, at('2026-03-05T05:00:00Z'))).toBe(-4)
  })
  it('is nowhere without bars', () => {
    expect(positionOf({ ...days, bars: [] }, at('2026-03-06T14:37:30Z'))).toBeUndefined()
  })
})

describe('the moment of a bar', () => {
  it.each([0, 1, 2, 3])('leads back to it within its period: %i', (index) => {
    for (const of of [days, minutes]) {
      const bar = of.bars[index]
      if (bar === undefined) throw new Error('there are four bars')
      expect(positionOf(of, momentOf(bar.candle, zone))).toBe(index)
    }
  })
  it('is in the first bar of its day in a shorter period, and in its day in a longer one', () => {
    const [, , monday] = days.bars
    const [, five] = minutes.bars
    if (monday === undefined || five === undefined) throw new Error('there are such bars')
    expect(positionOf(minutes, momentOf(monday.candle, zone))).toBe(2)
    expect(positionOf(days, momentOf(five.candle, zone))).toBe(1)
  })
})
