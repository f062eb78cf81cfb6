import type { Instant, LocalDate } from '../instant.ts'
import { boundsOfDay } from './currencyDays.ts'
import { plusDays, plusMonths } from './localDates.ts'
import { toLocal } from './zonedTime.ts'

/** How far back a person looks: a week, months, a year, all. */
export const dayRanges = ['w1', 'm1', 'm3', 'm6', 'y1', 'all'] as const
export type DayRange = (typeof dayRanges)[number]

const DAYS_OF_WEEK = 7
const months = { m1: 1, m3: 3, m6: 6, y1: 12 } as const

/** The day at whose end a range begins; undefined where it has no beginning. */
function dayBefore(range: DayRange, today: LocalDate): LocalDate | undefined {
  if (range === 'all') return undefined
  return range === 'w1' ? plusDays(today, -DAYS_OF_WEEK) : plusMonths(today, -months[range])
}

/** The date of a zone after which a range of days counts; undefined where every day counts (docs/rules/portfolio.md). */
export const lastDayBefore = (range: DayRange, zone: string, now: Instant): LocalDate | undefined =>
  dayBefore(range, toLocal(zone, now).date)

/** The moment after which a range of days of a zone counts; undefined where everything counts (docs/rules/portfolio.md). */
export function rangeBegins(range: DayRange, zone: string, now: Instant): Instant | undefined {
  const day = lastDayBefore(range, zone, now)
  return day && boundsOfDay(zone, day).to
}
