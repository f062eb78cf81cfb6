import type { RequestInput, realNameSubmit } from '@onelot/api-client'
import {
  type IdCountry,
  type LocalDate,
  idCountryOf,
  isIdNumber,
  needsGuardian,
  type OwnLanguage,
} from '@onelot/domain'
import * as z from 'zod/mini'
import { codeField } from '../../base/form/chosenPassword.ts'
import { filled } from '../../base/form/fields.ts'
import type { FormStep } from '../../base/form/formSteps.ts'
import { phoneField } from '../../base/form/phoneField.ts'

const nameField = z
  .string()
  .check(z.trim(), z.minLength(1, 'required'), z.maxLength(60, 'tooLong'), z.regex(/\p{L}/u, 'malformed'))

/** The country whose card readers of a language have first. */
export const firstIdCountry: Readonly<Record<OwnLanguage, IdCountry>> = { en: 'KR', kor: 'KR', tw: 'TW' }

/** An ID number as people write it: `900101-1`, `a123456789`. */
export const plainIdNumber = (text: string): string => text.replaceAll(/[\s-]/g, '').toUpperCase()

/** The name under which a country's number is asked for and shown. */
export const idFieldOf = { KR: 'idNumber', TW: 'taiwaneseId' } as const satisfies Record<IdCountry, string>

const longest: Readonly<Record<IdCountry, number>> = { KR: 7, TW: 10 }

const idNumberField = (today: () => LocalDate) =>
  z.pipe(
    z.pipe(z.string(), z.transform(plainIdNumber)),
    z.string().check(
      z.minLength(1, 'required'),
      z.refine((number) => number.length <= longest[idCountryOf(number)], 'tooLong'),
      z.refine((number) => isIdNumber(number, today()), 'malformed'),
    ),
  )

/** Whether what is typed is the number of a child. */
export const isOfChild = (idNumber: string, today: LocalDate): boolean =>
  needsGuardian(plainIdNumber(idNumber), today)

interface Guarded {
  readonly idNumber: string
  readonly guardianName: string
  readonly guardianPhone: string
  readonly guardianConsent: boolean
  readonly guardianCode: string
}
const typed = z.object({ idNumber: z.string() })

/** `today` is the day in Seoul. A guardian is asked of a child alone, whatever else is missing. */
export function realNameSchema(today: () => LocalDate) {
  const ofChild = (
    field: keyof Guarded,
    error: 'required' | 'malformed' | 'mustAccept',
    isRight: (values: Guarded) => boolean,
  ) =>
    z.refine<Guarded>((values) => !isOfChild(values.idNumber, today()) || isRight(values), {
      error,
      path: [field],
      when: ({ value }) => typed.safeParse(value).success,
    })
  return z
    .object({
      name: nameField,
      idNumber: idNumberField(today),
      guardianName: z.string().check(z.maxLength(60, 'tooLong')),
      guardianPhone: z.string(),
      guardianConsent: z.boolean(),
      guardianCode: z.string(),
      front: filled,
      back: filled,
    })
    .check(
      ofChild('guardianName', 'required', ({ guardianName }) => guardianName.trim() !== ''),
      ofChild('guardianPhone', 'required', ({ guardianPhone }) => guardianPhone.trim() !== ''),
      ofChild(
        'guardianPhone',
        'malformed',
        ({ guardianPhone }) => guardianPhone.trim() === '' || phoneField.safeParse(guardianPhone).success,
      ),
      ofChild('guardianConsent', 'mustAccept', ({ guardianConsent }) => guardianConsent),
      ofChild('guardianCode', 'required', ({ guardianCode }) => guardianCode.trim() !== ''),
      ofChild(
        'guardianCode',
        'malformed',
        ({ guardianCode }) => guardianCode.trim() === '' || codeField.safeParse(guardianCode).success,
      ),
    )
}
export type RealNameValues = z.input<ReturnType<typeof realNameSchema>>
export type CheckedRealName = z.output<ReturnType<typeof realNameSchema>>

const who = [
  { name: 'name', fields: ['name'] },
  { name: 'idNumber', fields: ['idNumber'] },
] as const
const guardian = { name: 'guardian', fields: ['guardianName', 'guardianPhone', 'guardianConsent'] } as const
const sides = [
  { name: 'front', fields: ['front'] },
  { name: 'back', fields: ['back'] },
] as const
/** After the pictures, as it is valid for five minutes. */
const consent = { name: 'guardianCode', fields: ['guardianCode'] } as const
const check = { name: 'check', fields: [] } as const

/** One question at a time, in their order. */
export const questionsFor = (child: boolean): readonly FormStep<keyof RealNameValues>[] =>
  child ? [...who, guardian, ...sides, consent, check] : [...who, ...sides, check]
export type Question =
  | (typeof who | typeof sides)[number]['name']
  | (typeof guardian | typeof consent | typeof check)['name']

export const realNameDefaults: RealNameValues = {
  name: '',
  idNumber: '',
  guardianName: '',
  guardianPhone: '',
  guardianConsent: false,
  guardianCode: '',
  front: '',
  back: '',
}

/** A number as it is sent; what is none yet, as it was typed. */
export const numberIn = (typed: string): string => phoneField.safeParse(typed).data ?? typed

export function toCommand(values: CheckedRealName, today: LocalDate): RequestInput<typeof realNameSubmit> {
  const { name, idNumber, front, back, guardianName, guardianPhone, guardianConsent, guardianCode } = values
  const submission = { name, idNumber, front, back }
  if (!needsGuardian(idNumber, today)) return submission
  return {
    ...submission,
    guardianName: guardianName.trim(),
    guardianPhone: numberIn(guardianPhone),
    guardianConsent,
    guardianCode: guardianCode.trim(),
  }
}
