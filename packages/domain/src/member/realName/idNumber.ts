import { type LocalDate, localDate } from '../../base/instant.ts'
import { dateOfDayNumber, dayNumber } from '../../base/sessions/localDates.ts'

/** Countries of which an identity card is accepted. */
export const idCountries = ['KR', 'TW'] as const
export type IdCountry = (typeof idCountries)[number]

/** By how a number begins, whole or masked. */
export const idCountryOf = (idNumber: string): IdCountry => (/^[A-Z]/i.test(idNumber) ? 'TW' : 'KR')

/** Households' places in the order of the numbers that stand for them, from 10 on. */
const PLACES = 'ABCDEFGHJKLMNPQRSTUVXYWZIO'
const taiwaneseForm = /^[A-Z][12]\d{8}$/

/**
 * Whether it is a number of a Taiwanese identity card, by its form and its check digit. It does not tell the
 * date of birth; a card is issued from the age of 14 on.
 */
export function isTaiwaneseId(idNumber: string): boolean {
  if (!taiwaneseForm.test(idNumber)) return false
  const place = PLACES.indexOf(idNumber.charAt(0)) + 10
  const digits = [Math.floor(place / 10), place % 10, ...Array.from(idNumber.slice(1), Number)]
  const weights = [1, 9, 8, 7, 6, 5, 4, 3, 2, 1, 1]
  const sum = digits.reduce((total, digit, index) => total + digit * (weights[index] ?? 0), 0)
  return sum % 10 === 0
}

/** Whether it is a number of an identity card that is accepted. */
export const isIdNumber = (idNumber: string, today: LocalDate): boolean =>
  isTaiwaneseId(idNumber) || birthDateOf(idNumber, today) !== undefined

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

/** The date of birth in a Korean ID number of YYMMDD and the digit after it; undefined for a date that does not exist or lies after `today`. */
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

/** Whether the ID number is of someone for whom a guardian has to consent; false for one that does not tell an age. */
export function needsGuardian(idNumber: string, today: LocalDate): boolean {
  const birth = birthDateOf(idNumber, today)
  return birth !== undefined && ageOn(birth, today) < GUARDED_BELOW_AGE
}

/** `900101-1******`, where the six digits that are never taken are hidden as well; `A123******`. */
export const maskedIdNumber = (idNumber: string): string =>
  idCountryOf(idNumber) === 'TW'
    ? `${idNumber.slice(0, 4)}******`
    : `${idNumber.slice(0, 6)}-${idNumber.slice(6)}******`
