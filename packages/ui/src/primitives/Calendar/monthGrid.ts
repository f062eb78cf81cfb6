import { type LocalDate, localDate } from '@onelot/domain'

const DAY_MS = 24 * 60 * 60 * 1000
const WEEK = 7

const epochDay = (date: LocalDate): number => Date.parse(`${date}T00:00:00Z`) / DAY_MS
const dateAt = (day: number): LocalDate => localDate(new Date(day * DAY_MS).toISOString().slice(0, 10))

/** A month by its first day. */
export const monthOf = (date: LocalDate): LocalDate => localDate(`${date.slice(0, 7)}-01`)

export const plusDays = (date: LocalDate, days: number): LocalDate => dateAt(epochDay(date) + days)

/** As many months on. A day that the month there has not becomes its last. */
export function plusMonths(date: LocalDate, months: number): LocalDate {
  const first = new Date(`${monthOf(date)}T00:00:00Z`)
  first.setUTCMonth(first.getUTCMonth() + months)
  const last = new Date(first)
  last.setUTCMonth(last.getUTCMonth() + 1, 0)
  const day = Math.min(Number(date.slice(8)), last.getUTCDate())
  return localDate(`${first.toISOString().slice(0, 8)}${String(day).padStart(2, '0')}`)
}

/** 0 is Sunday, with which a week begins in all three languages. */
const weekdayOf = (date: LocalDate): number => new Date(`${date}T00:00:00Z`).getUTCDay()

/** The weeks of a month, Sunday first. A place before its first day or after its last is undefined. */
export function weeksOf(month: LocalDate): readonly (readonly (LocalDate | undefined)[])[] {
  const first = monthOf(month)
  const days = epochDay(plusMonths(first, 1)) - epochDay(first)
  const lead = weekdayOf(first)
  return Array.from({ length: Math.ceil((lead + days) / WEEK) }, (_, week) =>
    Array.from({ length: WEEK }, (_, weekday) => {
      const day = week * WEEK + weekday - lead
      return day < 0 || day >= days ? undefined : plusDays(first, day)
    }),
  )
}

export interface CalendarBounds {
  readonly min?: LocalDate | undefined
  readonly max?: LocalDate | undefined
}

/** Both bounds are days that may be chosen. Dates sort as text. */
export const isWithin = (date: LocalDate, { min, max }: CalendarBounds): boolean =>
  (min === undefined || date >= min) && (max === undefined || date <= max)

export const nearestWithin = (date: LocalDate, { min, max }: CalendarBounds): LocalDate =>
  min !== undefined && date < min ? min : max !== undefined && date > max ? max : date

/** Whether any day of the month may be chosen. */
export const hasDays = (month: LocalDate, bounds: CalendarBounds): boolean =>
  isWithin(nearestWithin(month, bounds), bounds) && monthOf(nearestWithin(month, bounds)) === monthOf(month)

/** Where a key takes the focus, inside the bounds; undefined for a key that moves nothing. */
export function dateForKey(
  key: string,
  from: LocalDate,
  { shift, ...bounds }: CalendarBounds & { readonly shift: boolean },
): LocalDate | undefined {
  const moves: Record<string, () => LocalDate> = {
    ArrowLeft: () => plusDays(from, -1),
    ArrowRight: () => plusDays(from, 1),
    ArrowUp: () => plusDays(from, -WEEK),
    ArrowDown: () => plusDays(from, WEEK),
    Home: () => plusDays(from, -weekdayOf(from)),
    End: () => plusDays(from, WEEK - 1 - weekdayOf(from)),
    PageUp: () => plusMonths(from, shift ? -12 : -1),
    PageDown: () => plusMonths(from, shift ? 12 : 1),
  }
  const moved = moves[key]?.()
  return moved === undefined ? undefined : nearestWithin(moved, bounds)
}
