import { decimal, localDate, type Candle } from '@onelot/domain'
import { describe, expect, it } from 'vitest'
import { toBars } from './bars.ts'
import { seriesChange } from './seriesChange.ts'
import { zoneClock } from './zoneClock.ts'

const candle = (day: number, close = '100'): Candle => ({
  time: localDate(`2026-01-${String(day).padStart(2, '0')}`),
  open: decimal('100'),
  high: decimal('110'),
  low: decimal('90'),
  close: decimal(close),
  volume: decimal('1000'),
  simulated: true,
})
const utc = zoneClock('UTC')
const days = (...numbers: number[]) =>
  toBars(
    numbers.map((day) => candle(day)),
    utc,
  )

describe('the change of a series', () => {
  it('finds older bars before the ones that were there', () => {
    const change = seriesChange(days(5, 6, 7), days(1, 2, 5, 6, 7))
    expect(change.kind).toBe('prepended')
    expect(change.kind === 'prepended' && change.older.map(({ candle: { time } }) => time)).toEqual([
      '2026-01-01',
      '2026-01-02',
    ])
    expect(change.kind === 'prepended' && change.tail).toEqual([])
  })

  it('finds older and newer bars that arrive together', () => {
    const change = seriesChange(days(5, 6, 7), days(4, 5, 6, 7, 8))
    expect(change.kind === 'prepended' && change.tail.map(({ candle: { time } }) => time)).toEqual([
      '2026-01-08',
    ])
  })

  it('finds that the last bar moved', () => {
    const moved = [...days(5, 6), ...toBars([candle(7, '104')], utc)]
    const change = seriesChange(days(5, 6, 7), moved)
    expect(change.kind === 'extended' && change.tail.map((bar) => bar.close)).toEqual([104])
  })

  it('finds that a new bar follows', () => {
    const change = seriesChange(days(5, 6), days(5, 6, 7))
    expect(change.kind === 'extended' && change.tail.length).toBe(1)
  })

  it('finds nothing in an equal series', () => {
    expect(seriesChange(days(5, 6), days(5, 6))).toEqual({ kind: 'same' })
  })

  it('starts anew when prices of settled bars differ, as after another adjustment', () => {
    const adjusted = toBars(
      [5, 6, 7].map((day) => candle(day, '50')),
      utc,
    )
    expect(seriesChange(days(5, 6, 7), adjusted)).toEqual({ kind: 'replaced' })
  })

  it.each([
    ['bars that were missing are read', days(1, 2, 3, 9), days(1, 2, 3, 4, 5, 9)],
    ['a bar is gone', days(1, 2, 3, 4, 5), days(1, 2, 3, 5)],
    [
      'a bar that ended is read',
      days(1, 2, 3, 4),
      [...days(1, 2), ...toBars([candle(3, '104')], utc), ...days(4, 5)],
    ],
  ])('corrects the end when %s', (_, before, after) => {
    expect(seriesChange(before, after)).toEqual({ kind: 'corrected' })
  })

  it.each([
    ['an empty series fills', [], [5]],
    ['most bars disappear', [5, 6, 7, 8], [5]],
    ['the dates are others', [5, 6], [7, 8]],
  ])('starts anew when %s', (_, before, after) => {
    expect(seriesChange(days(...before), days(...after))).toEqual({ kind: 'replaced' })
  })
})
