import fc from 'fast-check'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { instant, localDate } from '../instant.ts'
import { dateOfDayNumber, dayNumber, isoWeekday, plusDays, weekStart } from './localDates.ts'
import { fromLocal, toLocal } from './zonedTime.ts'

const zones = fc.constantFrom('Asia/Seoul', 'Asia/Taipei', 'Asia/Bangkok', 'America/New_York', 'UTC')

afterEach(() => vi.unstubAllEnvs())

describe('zoned time', () => {
  it('comes back from local time, but in the hour that occurs twice', () => {
    const range = {
      min: Date.parse('2000-01-01T00:00:00Z') / 60_000,
      max: Date.parse('2030-01-01T00:00:00Z') / 60_000,
    }
    fc.assert(
      fc.property(zones, fc.integer(range), (zone, minutes) => {
        const at = instant(minutes * 60_000)
        const { date, minute } = toLocal(zone, at)
        expect([at, instant((minutes - 60) * 60_000)]).toContain(fromLocal(zone, date, minute))
      }),
      { seed: 31 },
    )
  })

  it('is within a day of UTC in every year that has four digits', () => {
    const range = { min: Date.parse('0000-01-02T00:00:00Z'), max: Date.parse('9999-12-31T00:00:00Z') }
    fc.assert(
      fc.property(zones, fc.integer(range), (zone, ms) => {
        const { date, minute } = toLocal(zone, instant(ms))
        expect(Math.abs(dayNumber(date) * 86_400_000 + minute * 60_000 - ms)).toBeLessThan(86_400_000)
      }),
      {
        seed: 31,
        numRuns: 400,
        examples: ['0000-01-02', '0000-12-31', '0050-03-01', '0099-12-31'].map((date) => [
          'America/New_York',
          Date.parse(`${date}T12:00:00Z`),
        ]),
      },
    )
  })

  it('takes the moment after the change for a time that is skipped', () => {
    expect(fromLocal('America/New_York', localDate('2026-03-08'), 2 * 60 + 30)).toBe(
      '2026-03-08T07:30:00.000Z',
    )
  })

  it('takes the first of a time that occurs twice', () => {
    expect(fromLocal('America/New_York', localDate('2026-11-01'), 90)).toBe('2026-11-01T05:30:00.000Z')
  })

  it('accepts minutes past midnight', () => {
    expect(fromLocal('Asia/Seoul', localDate('2026-03-06'), 30 * 60)).toBe('2026-03-06T21:00:00.000Z')
  })

  it('does not depend on the zone of the process', () => {
    vi.stubEnv('TZ', 'Pacific/Kiritimati')
    expect(toLocal('Asia/Seoul', instant(Date.parse('2026-03-05T15:00:00Z')))).toEqual({
      date: '2026-03-06',
      minute: 0,
    })
  })
})

describe('calendar dates', () => {
  it('are counted across leap days and years', () => {
    expect(plusDays(localDate('2028-02-28'), 1)).toBe('2028-02-29')
    expect(plusDays(localDate('2026-01-01'), -1)).toBe('2025-12-31')
    expect(dateOfDayNumber(dayNumber(localDate('1969-12-31')))).toBe('1969-12-31')
  })

  it('have an ISO weekday and week', () => {
    expect(isoWeekday(localDate('2026-03-08'))).toBe(7)
    expect(weekStart(localDate('2026-03-08'))).toBe('2026-03-02')
    expect(isoWeekday(localDate('1969-12-29'))).toBe(1)
  })
})
