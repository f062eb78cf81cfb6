import { type LocalDate, localDate } from '@onelot/domain'
import type { PickerColumn, PickerValue } from '../Picker/columns.ts'

export const dateParts = ['year', 'month', 'day'] as const
export type DatePart = (typeof dateParts)[number]

export interface DateBounds {
  readonly min: LocalDate
  readonly max: LocalDate
}

type Numbers = Readonly<Record<DatePart, number>>

const numbersOf = (date: LocalDate): Numbers => {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number)
  return { year, month, day }
}
const two = (value: number) => String(value).padStart(2, '0')
const dateOf = ({ year, month, day }: Numbers): LocalDate =>
  localDate(`${String(year).padStart(4, '0')}-${two(month)}-${two(day)}`)
const utc = ({ year, month, day }: Numbers): number => {
  const date = new Date(0)
  date.setUTCFullYear(year, month - 1, day)
  return date.getTime()
}
const daysIn = (year: number, month: number): number =>
  new Date(utc({ year, month: month + 1, day: 0 })).getUTCDate()

/** The date inside the bounds that is nearest; the earlier bound holds where they cross. Dates sort as text. */
export const withinDates = (date: LocalDate, { min, max }: DateBounds): LocalDate =>
  date <= min ? min : date > max ? (max < min ? min : max) : date

export const wheelsOf = (date: LocalDate): PickerValue => {
  const { year, month, day } = numbersOf(date)
  return { year: String(year), month: String(month), day: String(day) }
}

/**
 * The date after one wheel was turned. A day that its month has not becomes the month's last; what then lies outside the
 * bounds becomes the nearer bound.
 */
export function turnedTo(
  date: LocalDate,
  turn: { part: DatePart; value: string },
  bounds: DateBounds,
): LocalDate {
  const turned = { ...numbersOf(date), [turn.part]: Number(turn.value) }
  const day = Math.min(turned.day, daysIn(turned.year, turned.month))
  return withinDates(dateOf({ ...turned, day }), bounds)
}

const range = (first: number, last: number): readonly number[] =>
  Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => first + index)

/** The numbers that each wheel offers beside the others' present ones, so that no date outside the bounds can be turned to. */
export function offeredBy(
  date: LocalDate,
  bounds: DateBounds,
): Readonly<Record<DatePart, readonly number[]>> {
  const at = numbersOf(date)
  const min = numbersOf(bounds.min)
  const max = numbersOf(bounds.max)
  const inFirstYear = at.year === min.year
  const inLastYear = at.year === max.year
  return {
    year: range(min.year, max.year),
    month: range(inFirstYear ? min.month : 1, inLastYear ? max.month : 12),
    day: range(
      inFirstYear && at.month === min.month ? min.day : 1,
      inLastYear && at.month === max.month ? max.day : daysIn(at.year, at.month),
    ),
  }
}

const shapes = {
  year: { year: 'numeric' },
  month: { month: 'long' },
  day: { day: 'numeric' },
} as const satisfies Record<DatePart, Intl.DateTimeFormatOptions>

/** Year, month and day in the order in which a language writes a date. */
export function partOrder(locale: string): readonly DatePart[] {
  const written = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).formatToParts(0)
  return written.flatMap(({ type }) => dateParts.filter((part) => part === type))
}

/** Writes the numbers of a wheel as the language does: `1월`, `January`. */
export function partWriter(locale: string, part: DatePart): (value: number) => string {
  const format = new Intl.DateTimeFormat(locale, { ...shapes[part], timeZone: 'UTC' })
  return (value) => format.format(utc({ year: 2000, month: 1, day: 1, [part]: value }))
}

/** The three wheels of a date, written and ordered as the language does. */
export function dateColumns(
  date: LocalDate,
  bounds: DateBounds,
  { locale, label }: { locale: string; label: (part: DatePart) => string },
): readonly PickerColumn[] {
  const offered = offeredBy(date, bounds)
  return partOrder(locale).map((part) => {
    const write = partWriter(locale, part)
    return {
      key: part,
      label: label(part),
      options: offered[part].map((value) => ({ value: String(value), label: write(value) })),
    }
  })
}
