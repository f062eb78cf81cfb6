import { decimal, localDate } from '@onelot/domain'
import { describe, expect, it } from 'vitest'
import { toBars } from './bars.ts'
import { rowAt, visibleRows } from './visibleRows.ts'
import { zoneClock } from './zoneClock.ts'

const bars = toBars(
  ['100', '102', '99.96', '0.0004'].map((close, day) => ({
    time: localDate(`2026-01-0${String(day + 1)}`),
    open: decimal('100'),
    high: decimal('110'),
    low: decimal('0.0001'),
    close: decimal(close),
    volume: decimal('1200000'),
    simulated: day > 1,
  })),
  zoneClock('UTC'),
)

describe('the table of bars in view', () => {
  it('lists them newest first, with change from the close before', () => {
    expect(visibleRows(bars, { from: 1, to: 3 }).map(({ time, change }) => [time, change?.rate])).toEqual([
      ['2026-01-03', '-0.02000000'],
      ['2026-01-02', '0.02000000'],
    ])
  })

  it('keeps every digit of a tiny price', () => {
    expect(rowAt(bars, 3)?.close).toBe('0.0004')
  })

  it('marks which bars are simulated', () => {
    expect(visibleRows(bars, { from: 0, to: 4 }).map(({ simulated }) => simulated)).toEqual([
      true,
      true,
      false,
      false,
    ])
  })

  it('compares every bar with one price, where that is the base', () => {
    const base = decimal('50')
    expect(visibleRows(bars, { from: 0, to: 2 }, base).map(({ change }) => change?.rate)).toEqual([
      '1.04000000',
      '1.00000000',
    ])
    expect(rowAt(bars, 2, null)?.change).toBeNull()
  })

  it('has no change on the first bar of all', () => {
    expect(rowAt(bars, 0)?.change).toBeNull()
  })

  it('stays within the series when the view reaches past its ends', () => {
    expect(visibleRows(bars, { from: -5, to: 40 }).length).toBe(4)
    expect(rowAt(bars, 9)).toBeNull()
  })
})
