import { type Candle, ZERO, decimal, instant, localDate } from '@onelot/domain'
import { describe, expect, it } from 'vitest'
import { courseBars, pricesSince } from './course.ts'

const now = instant(Date.parse('2026-03-10T15:00:20Z'))
const before = (minutes: number) => instant(Date.parse(now) - minutes * 60_000)
const HOUR = 60
const DAY = 24 * HOUR

describe('the bars since an entry', () => {
  it.each([
    ['20 seconds', 1 / 3, '1m', '1m'],
    ['20 minutes', 20, '1m', '1m'],
    ['4 hours', 4 * HOUR, '1m', '1m'],
    ['a day', DAY - 1, '5m', '5m'],
    ['a weekend', 3 * DAY - 1, '5m', '30m'],
    ['a week', 7 * DAY, '30m', 'day'],
    ['a month', 30 * DAY, 'day', 'day'],
  ] as const)('are the shortest that reach back %s', (_, minutes, onAnExchange, alwaysOpen) => {
    const entered = { at: before(minutes), rebased: false }
    expect(courseBars({ ...entered, market: 'US' }, now).period).toBe(onAnExchange)
    expect(courseBars({ ...entered, market: 'CRYPTO' }, now).period).toBe(alwaysOpen)
  })

  it('are of days where a split came since, of which alone those before it are in units after it', () => {
    const entered = { at: before(20), market: 'US', rebased: true } as const
    expect(courseBars(entered, now)).toEqual({ period: 'day', limit: 2, everyMs: 0 })
  })

  it('are a day each for as many days as the position is old, 1000 at most', () => {
    const entered = { market: 'US', rebased: false } as const
    const days = courseBars({ ...entered, at: before(90 * DAY) }, now)
    expect(days).toEqual({ period: 'day', limit: 91, everyMs: 0 })
    expect(courseBars({ ...entered, at: before(4000 * DAY) }, now).limit).toBe(1000)
  })
})

const bar = (time: Candle['time'], close: string): Candle => ({
  time,
  open: decimal('1'),
  high: decimal('1'),
  low: decimal('1'),
  close: decimal(close),
  volume: ZERO,
  simulated: true,
})

describe('the prices since an entry', () => {
  const minutes = [3, 2, 1, 0].map((ago) =>
    bar(instant(Date.parse('2026-03-10T15:00:00Z') - ago * 60_000), `10${String(3 - ago)}`),
  )
  const course = {
    fill: {
      at: instant(Date.parse('2026-03-10T14:58:30Z')),
      price: decimal('90'),
      tradingDay: localDate('2026-03-10'),
    },
    period: '1m',
    now,
    price: decimal('110'),
  } as const

  it('begin at the entry, end each bar since and are of now in the end', () => {
    expect(pricesSince(minutes, course)).toEqual(['90', '101', '102', '110'])
  })

  it('are the entry and now alone within a bar', () => {
    const fill = { ...course.fill, at: instant(Date.parse('2026-03-10T15:00:05Z')) }
    expect(pricesSince(minutes, { ...course, fill })).toEqual(['90', '110'])
    expect(pricesSince([], course)).toEqual(['90', '110'])
  })

  it('are those of the days since its own', () => {
    const days = ['2026-03-06', '2026-03-09', '2026-03-10'].map((date) =>
      bar(localDate(date), `1${date.slice(-2)}`),
    )
    const fill = { ...course.fill, tradingDay: localDate('2026-03-09') }
    expect(pricesSince(days, { ...course, fill, period: 'day' })).toEqual(['90', '109', '110'])
  })
})
