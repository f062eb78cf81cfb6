import { decimal, instant, localDate, type Candle } from '@onelot/domain'
import { describe, expect, it } from 'vitest'
import { indexAt, toBar, toBars } from './bars.ts'
import { zoneClock } from './zoneClock.ts'

const prices = {
  open: decimal('62.737144'),
  high: decimal('63'),
  low: decimal('60.337143'),
  close: decimal('61.264286'),
  volume: decimal('185403400'),
  simulated: false,
}
const daily: Candle = { ...prices, time: localDate('2013-05-15') }
const minute: Candle = { ...prices, time: instant(Date.parse('2026-03-09T13:30:00Z')) }

describe('a candle becomes a bar', () => {
  const newYork = zoneClock('America/New_York')

  it('keeps the exact candle beside the numbers that are drawn', () => {
    const bar = toBar(daily, newYork)
    expect(bar.close).toBeCloseTo(61.264286)
    expect(bar.volume).toBe(185_403_400)
    expect(bar.candle.close).toBe('61.264286')
  })

  it('leaves a date as it is in every zone', () => {
    expect(toBar(daily, newYork).wall).toBe(Date.UTC(2013, 4, 15))
    expect(toBar(daily, zoneClock('Asia/Seoul')).wall).toBe(Date.UTC(2013, 4, 15))
  })

  it('reads an instant by the clock of the exchange', () => {
    expect(toBar(minute, newYork).wall).toBe(Date.UTC(2026, 2, 9, 9, 30))
  })

  it('is shown by the reader’s clock; a date is the same everywhere', () => {
    const seoul = zoneClock('Asia/Seoul')
    expect(toBar(minute, newYork, seoul).shown).toBe(Date.UTC(2026, 2, 9, 22, 30))
    expect(toBar(minute, newYork, seoul).wall).toBe(Date.UTC(2026, 2, 9, 9, 30))
    expect(toBar(daily, newYork, seoul).shown).toBe(Date.UTC(2013, 4, 15))
  })
})

describe('finding a bar by time', () => {
  const bars = toBars(
    ['2026-01-05', '2026-01-06', '2026-01-09'].map((date) => ({ ...daily, time: localDate(date) })),
    zoneClock('UTC'),
  )

  it.each([
    ['2026-01-06', 1],
    ['2026-01-08', 1],
    ['2026-02-01', 2],
    ['2025-12-31', 0],
  ])('finds %s at index %i', (date, index) => {
    expect(indexAt(bars, Date.parse(date))).toBe(index)
  })

  it('finds nothing in an empty series', () => {
    expect(indexAt([], 0)).toBe(-1)
  })
})
