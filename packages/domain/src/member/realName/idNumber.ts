import { type LocalDate, localDate } from '../../base/instant.ts'
import { dateOfDayNumber, dayNumber } from '../../base/sessions/localDates.ts'

/** The century of a birth by the last digit; 0 and 9 are of the 19th century, which nobody living was born in. */
const centuries: Readonly<Record<string, string>> = {
  1: '19',
  2: '19',
  3: '20',
  4: '20',
  5: '19',
  6: '19',
  7: '20',
  8: '20',
}

const form = /^(\d{2})(\d{2})(\d{2})(\d)$/

/** The date of birth in an ID number of YYMMDD and the digit after it; undefined for a date that does not exist or lies after `today`. */
export function birthDateOf(idNumber: string, today: LocalDate): LocalDate | undefined {
  const [, year = '', month = '', day = '', digit = ''] = form.exec(idNumber) ?? []
  const century = centuries[digit]
  if (century === undefined) return undefined
  const date = localDate(`${century}${year}-${month}-${day}`)
  const number = dayNumber(date)
  // The 30th of February is no number, or that of a date in March.
  return Number.isNaN(number) || dateOfDayNumber(number) !== date || date > today ? undefined : date
}

/** Full years on a day. Whoever was born on the 29th of February is a year older on the 1st of March. */
export function ageOn(birth: LocalDate, day: LocalDate): number {
  const years = Number(day.slice(0, 4)) - Number(birth.slice(0, 4))
  return day.slice(5) < birth.slice(5) ? years - 1 : years
}

/** Below it a guardian has to consent. */
export const GUARDED_BELOW_AGE = 14

/** Whether the ID number is of someone for whom a guardian has to consent; false for one that cannot be read. */
export function needsGuardian(idNumber: string, today: LocalDate): boolean {
  const birth = birthDateOf(idNumber, today)
  return birth !== undefined && ageOn(birth, today) < GUARDED_BELOW_AGE
}

/** `900101-1******`: the six digits that are never taken are hidden as well. */
export const maskedIdNumber = (idNumber: string): string =>
  `${idNumber.slice(0, 6)}-${idNumber.slice(6)}******`
