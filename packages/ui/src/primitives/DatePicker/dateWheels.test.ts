import { localDate } from '@onelot/domain'
import { describe, expect, it } from 'vitest'
import { dateColumns, offeredBy, partOrder, turnedTo, wheelsOf, withinDates } from './dateWheels.ts'

const bounds = { min: localDate('1926-03-10'), max: localDate('2026-01-20') }
const label = (part: string) => part

describe('bounds', () => {
  it('hold a date that lies outside', () => {
    expect(withinDates(localDate('1900-01-01'), bounds)).toBe('1926-03-10')
    expect(withinDates(localDate('2030-01-01'), bounds)).toBe('2026-01-20')
    expect(withinDates(localDate('2000-02-29'), bounds)).toBe('2000-02-29')
  })
  it('leave the earlier one where they cross', () => {
    const crossed = { min: localDate('2026-02-01'), max: localDate('2026-01-01') }
    expect(withinDates(localDate('2026-03-01'), crossed)).toBe('2026-02-01')
  })
})

describe('a turned wheel', () => {
  const turn = (date: string, part: 'year' | 'month' | 'day', value: string) =>
    turnedTo(localDate(date), { part, value }, bounds)
  it('changes its part only', () => {
    expect(turn('2000-05-15', 'month', '6')).toBe('2000-06-15')
  })
  it('takes the last day of a month that is shorter', () => {
    expect(turn('2000-01-31', 'month', '2')).toBe('2000-02-29')
    expect(turn('2000-02-29', 'year', '2001')).toBe('2001-02-28')
    expect(turn('2000-05-31', 'month', '4')).toBe('2000-04-30')
  })
  it('stays inside the bounds', () => {
    expect(turn('2025-12-25', 'year', '2026')).toBe('2026-01-20')
    expect(turn('1927-01-05', 'year', '1926')).toBe('1926-03-10')
  })
})

describe('the wheels', () => {
  it('offer the years between the bounds', () => {
    const { year } = offeredBy(localDate('2000-01-01'), bounds)
    expect([year[0], year.at(-1), year.length]).toEqual([1926, 2026, 101])
  })
  it('offer no month or day outside the bounds', () => {
    expect(offeredBy(localDate('2026-01-15'), bounds).month).toEqual([1])
    expect(offeredBy(localDate('2026-01-15'), bounds).day.at(-1)).toBe(20)
    expect(offeredBy(localDate('1926-03-15'), bounds).month[0]).toBe(3)
    expect(offeredBy(localDate('1926-03-15'), bounds).day[0]).toBe(10)
    expect(offeredBy(localDate('1926-04-15'), bounds).day[0]).toBe(1)
  })
  it('respect leap years', () => {
    expect(offeredBy(localDate('2000-02-01'), bounds).day).toHaveLength(29)
    expect(offeredBy(localDate('1999-02-01'), bounds).day).toHaveLength(28)
  })
  it('show the date', () => {
    expect(wheelsOf(localDate('2026-01-05'))).toEqual({ year: '2026', month: '1', day: '5' })
  })
})

describe('languages', () => {
  const written = (locale: string) =>
    dateColumns(localDate('2026-01-05'), bounds, { locale, label }).map((column) => [
      column.key,
      column.options.at(-1)?.label,
    ])
  it('order the wheels as they write a date', () => {
    expect(partOrder('en-US')).toEqual(['month', 'day', 'year'])
    expect(partOrder('ko-KR')).toEqual(['year', 'month', 'day'])
    expect(partOrder('zh-TW')).toEqual(['year', 'month', 'day'])
  })
  it('write each part', () => {
    expect(written('en-US')).toEqual([
      ['month', 'January'],
      ['day', '20'],
      ['year', '2026'],
    ])
    expect(written('ko-KR')).toEqual([
      ['year', '2026년'],
      ['month', '1월'],
      ['day', '20일'],
    ])
    expect(written('zh-TW')).toEqual([
      ['year', '2026年'],
      ['month', '1月'],
      ['day', '20日'],
    ])
  })
})
