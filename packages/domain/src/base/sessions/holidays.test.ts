import { describe, expect, it } from 'vitest'
import { defaultMarkets } from '../instruments/markets.ts'
import { localDate } from '../instant.ts'
import { nextTradingDay } from './calendar.ts'
import { type DaysOfYears, holidayYears, krx, set, twse, us, usEarlyCloses } from './holidayTable.ts'
import { areHolidaysKnown, closesEarly, isHoliday } from './holidays.ts'
import { isoWeekday } from './localDates.ts'

const DAY_MS = 86_400_000

describe('the table of holidays', () => {
  it('reaches at least six months beyond today: scripts/closedDays.py writes more years', () => {
    const end = Date.UTC(holidayYears.last + 1, 0, 1)
    expect(end - Date.now()).toBeGreaterThan(183 * DAY_MS)
  })

  it.each<readonly [string, DaysOfYears]>([
    ['KRX', krx],
    ['TWSE', twse],
    ['US', us],
    ['SET', set],
    ['early closes', usEarlyCloses],
  ])('of %s has weekdays of every year, in order and once', (_, table) => {
    const { first, last } = holidayYears
    const years = Array.from({ length: last - first + 1 }, (__, index) => String(first + index))
    expect(Object.keys(table)).toEqual(years)
    for (const [year, list] of Object.entries(table)) {
      const days = list.split(' ')
      expect(days).toEqual([...new Set(days)].toSorted())
      expect(days.filter((day) => isoWeekday(localDate(`${year}-${day}`)) > 5)).toEqual([])
    }
  })

  it.each([
    ['KRX', '2027-04-30', '2027-05-04'],
    ['TWSE', '2027-12-30', '2028-01-03'],
    ['KRX', '2028-01-25', '2028-01-31'],
    ['TWSE', '2029-02-07', '2029-02-19'],
    ['US', '2030-11-27', '2030-11-29'],
    ['SET', '2030-04-12', '2030-04-17'],
  ] as const)('closes %s between %s and %s', (market, before, after) => {
    expect(nextTradingDay(defaultMarkets[market], 'exchange', localDate(before))).toBe(after)
  })

  it('closes US exchanges early on the day after Thanksgiving, and no other exchange', () => {
    const date = localDate('2030-11-29')
    expect([closesEarly('US', date), closesEarly('KRX', date)]).toEqual([true, false])
  })

  it('knows its years, and in others only weekends close', () => {
    const { first, last } = holidayYears
    expect([first - 1, first, last, last + 1].map(areHolidaysKnown)).toEqual([false, true, true, false])
    expect(isHoliday('US', localDate(`${String(last + 1)}-12-25`))).toBe(false)
  })
})
