import { localDate } from '@onelot/domain'
import { describe, expect, it } from 'vitest'
import { dateForKey, hasDays, isWithin, monthOf, nearestWithin, plusMonths, weeksOf } from './monthGrid.ts'

const on = localDate

describe('the weeks of a month', () => {
  it('begin on Sunday and leave out the days of other months', () => {
    const weeks = weeksOf(on('2026-01-15'))
    expect(weeks).toHaveLength(5)
    expect(weeks[0]?.map((day) => day?.slice(8))).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
      '01',
      '02',
      '03',
    ])
    expect(weeks.at(-1)?.at(-1)).toBe('2026-01-31')
  })
  it('are four at least and six at most', () => {
    expect(weeksOf(on('2026-02-01'))).toHaveLength(4)
    expect(weeksOf(on('2026-08-01'))).toHaveLength(6)
  })
  it('hold every day once, in leap years too', () => {
    expect(weeksOf(on('2024-02-10')).flat().filter(Boolean)).toHaveLength(29)
  })
})

describe('months', () => {
  it('are identified by their first day', () => {
    expect(monthOf(on('2026-01-31'))).toBe('2026-01-01')
  })
  it('take the last day of a month that is shorter', () => {
    expect(plusMonths(on('2024-05-31'), 1)).toBe('2024-06-30')
    expect(plusMonths(on('2024-02-29'), 12)).toBe('2025-02-28')
    expect(plusMonths(on('2026-01-31'), -2)).toBe('2025-11-30')
    expect(plusMonths(on('2025-12-15'), 1)).toBe('2026-01-15')
  })
})

describe('bounds', () => {
  const bounds = { min: on('2026-01-05'), max: on('2026-02-10') }
  it('may be chosen themselves', () => {
    expect(isWithin(on('2026-01-05'), bounds)).toBe(true)
    expect(isWithin(on('2026-02-10'), bounds)).toBe(true)
    expect(isWithin(on('2026-01-04'), bounds)).toBe(false)
    expect(isWithin(on('2026-02-11'), bounds)).toBe(false)
  })
  it('are none where none are given', () => {
    expect(isWithin(on('1900-01-01'), {})).toBe(true)
    expect(hasDays(on('1900-01-01'), {})).toBe(true)
  })
  it('hold what lies outside', () => {
    expect(nearestWithin(on('2020-01-01'), bounds)).toBe('2026-01-05')
    expect(nearestWithin(on('2030-01-01'), bounds)).toBe('2026-02-10')
  })
  it('decide which months have a day to choose', () => {
    expect(hasDays(on('2026-01-01'), bounds)).toBe(true)
    expect(hasDays(on('2026-02-01'), bounds)).toBe(true)
    expect(hasDays(on('2025-12-01'), bounds)).toBe(false)
    expect(hasDays(on('2026-03-01'), bounds)).toBe(false)
  })
})

describe('keys', () => {
  const go = (key: string, shift = false) => dateForKey(key, on('2026-01-14'), { shift })
  it('move by day and week, over the end of a month too', () => {
    expect([go('ArrowLeft'), go('ArrowRight'), go('ArrowUp'), go('ArrowDown')]).toEqual([
      '2026-01-13',
      '2026-01-15',
      '2026-01-07',
      '2026-01-21',
    ])
    expect(dateForKey('ArrowDown', on('2026-01-31'), { shift: false })).toBe('2026-02-07')
  })
  it('move to the ends of the week', () => {
    expect([go('Home'), go('End')]).toEqual(['2026-01-11', '2026-01-17'])
  })
  it('move by month, and with Shift by year', () => {
    expect([go('PageUp'), go('PageDown'), go('PageUp', true), go('PageDown', true)]).toEqual([
      '2025-12-14',
      '2026-02-14',
      '2025-01-14',
      '2027-01-14',
    ])
  })
  it('stop at the bounds', () => {
    expect(dateForKey('PageDown', on('2026-01-14'), { shift: false, max: on('2026-01-20') })).toBe(
      '2026-01-20',
    )
  })
  it('ignore other keys', () => {
    expect(go('Enter')).toBeUndefined()
  })
})
