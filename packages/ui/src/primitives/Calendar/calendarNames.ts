import { type LocalDate, localDate } from '@onelot/domain'
import { textLength } from '../Text/textLength.ts'
import { plusDays } from './monthGrid.ts'

const SUNDAY = localDate('2026-01-04')

function writer(locale: string, shape: Intl.DateTimeFormatOptions): (date: LocalDate) => string {
  const format = new Intl.DateTimeFormat(locale, { ...shape, timeZone: 'UTC' })
  return (date) => format.format(Date.parse(`${date}T00:00:00Z`))
}

/** A month with its year: `January 2026`, `2026년 1월`. */
export const monthName = (locale: string, month: LocalDate): string =>
  writer(locale, { year: 'numeric', month: 'long' })(month)

/** Strong letters are wider than digits, and a month's has wide ones: `December`. */
const STRONG_LETTERS = 1.1

/** How wide the longest word of a name is at most, in multiples of its height. */
export const wordLength = (name: string): string =>
  (Math.max(...name.split(' ').map(textLength)) * STRONG_LETTERS).toFixed(2)

/** Names days in full, with their weekday, month and year. */
export const dayNames = (locale: string): ((date: LocalDate) => string) =>
  writer(locale, { dateStyle: 'full' })

/** Sunday first. */
export function weekdayNames(locale: string, weekday: 'narrow' | 'long'): readonly string[] {
  const name = writer(locale, { weekday })
  return Array.from({ length: 7 }, (_, day) => name(plusDays(SUNDAY, day)))
}
