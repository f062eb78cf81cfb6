import { localDate } from '@onelot/domain'
import { describe, expect, it } from 'vitest'
import { stateOfDay, weekOf } from './streak.ts'

const day = (date: string) => localDate(date)
const days = {
  today: day('2026-03-11'),
  since: day('2026-03-08'),
  signed: new Set([day('2026-03-08'), day('2026-03-10')]),
}

describe('a day of a streak', () => {
  it('is signed, missed, today, to come, or before the beginning', () => {
    const states = ['2026-03-07', '2026-03-08', '2026-03-09', '2026-03-10', '2026-03-11', '2026-03-12'].map(
      (date) => stateOfDay(day(date), days),
    )
    expect(states).toEqual(['before', 'signed', 'missed', 'signed', 'today', 'coming'])
  })
  it('is signed on the day itself, once it was', () => {
    expect(stateOfDay(days.today, { ...days, signed: new Set([days.today]) })).toBe('signed')
  })
})

describe('the week of a day', () => {
  it('begins with Sunday', () => {
    expect(weekOf(day('2026-03-11'))[0]).toBe('2026-03-08')
    expect(weekOf(day('2026-03-08'))[0]).toBe('2026-03-08')
    expect(weekOf(day('2026-03-14'))[0]).toBe('2026-03-08')
  })
  it('goes on through the end of a month and of a year', () => {
    expect(weekOf(day('2025-12-31'))).toEqual([
      '2025-12-28',
      '2025-12-29',
      '2025-12-30',
      '2025-12-31',
      '2026-01-01',
      '2026-01-02',
      '2026-01-03',
    ])
    expect(weekOf(day('2026-01-02'))[0]).toBe('2025-12-28')
  })
})
