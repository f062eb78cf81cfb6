import { type LocalDate, localDate } from '../instant.ts'

const DAY_MS = 86_400_000

/** Each order asks for the same few days many times. */
const dates = new Map<number, LocalDate>()
const dayNumbers = new Map<LocalDate, number>()
const MOST_DATES = 10_000

/** Days since 1970-01-01, so that dates can be counted; a calendar date has no zone. */
export function dayNumber(date: LocalDate): number {
  const known = dayNumbers.get(date)
  if (known !== undefined) return known
  const day = Date.parse(`${date}T00:00:00Z`) / DAY_MS
  if (dayNumbers.size >= MOST_DATES) dayNumbers.clear()
  dayNumbers.set(date, day)
  return day
}

export function dateOfDayNumber(day: number): LocalDate {
  const known = dates.get(day)
  if (known !== undefined) return known
  const date = localDate(new Date(day * DAY_MS).toISOString().slice(0, 10))
  if (dates.size >= MOST_DATES) dates.clear()
  dates.set(day, date)
  return date
}

export const plusDays = (date: LocalDate, days: number): LocalDate => dateOfDayNumber(dayNumber(date) + days)

/** 1 is Monday, 7 is Sunday (ISO 8601). */
export const isoWeekday = (date: LocalDate): number => ((((dayNumber(date) + 3) % 7) + 7) % 7) + 1

/** The Monday of the date's ISO week. */
export const weekStart = (date: LocalDate): LocalDate => plusDays(date, 1 - isoWeekday(date))

/** The first day of the date's month. */
export const monthStart = (date: LocalDate): LocalDate => localDate(`${date.slice(0, 7)}-01`)

/** As many months on. A day that the month there has not becomes its last. */
export function plusMonths(date: LocalDate, months: number): LocalDate {
  const first = new Date(`${date.slice(0, 7)}-01T00:00:00Z`)
  first.setUTCMonth(first.getUTCMonth() + months)
  const last = new Date(first)
  last.setUTCMonth(last.getUTCMonth() + 1, 0)
  const day = Math.min(Number(date.slice(8)), last.getUTCDate())
  return localDate(`${first.toISOString().slice(0, 8)}${String(day).padStart(2, '0')}`)
}
