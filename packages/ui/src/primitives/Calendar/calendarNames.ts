import { type LocalDate, localDate } from '@onelot/domain'
import { plusDays } from './monthGrid.ts'

const SUNDAY = localDate('2026-01-04')

function writer(locale: string, shape: Intl.DateTimeFormatOptions): (date: LocalDate) => string {
  const format = new Intl.DateTimeFormat(locale, { ...shape, timeZone: 'UTC' })
  return (date) => format.format(Date.parse(`${date}T00:00:00Z`))
}

/** A month with its year: `January 2026`, `2026년 1월`. */
export const monthName = (locale: string, month: LocalDate): string =>
  writer(locale, { year: 'numeric', month: 'long' })(month)

/** Names days in full, with their weekday, month and year. */
export const dayNames = (locale: string): ((date: LocalDate) => string) =>
  writer(locale, { dateStyle: 'full' })

/** Sunday first. */
export function weekdayNames(locale: string, weekday: 'narrow' | 'long'): readonly string[] {
  const name = writer(locale, { weekday })
  return Array.from({ length: 7 }, (_, day) => name(plusDays(SUNDAY, day)))
}
