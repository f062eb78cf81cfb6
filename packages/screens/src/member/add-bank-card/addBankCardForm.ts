import type { RequestInput, payeesAddCard } from '@onelot/api-client'
import { LONGEST_PAYEE_TEXT } from '@onelot/domain/modules/member/payees'
import * as z from 'zod/mini'
import { filled } from '../../base/form/fields.ts'

/** A number as people write it: `110-234-567890`. */
export const digitsOf = (text: string): string => text.replaceAll(/[\s-]/g, '')

const numberField = z.pipe(
  z.pipe(z.string(), z.transform(digitsOf)),
  z
    .string()
    .check(
      z.minLength(1, 'required'),
      z.regex(/^\d*$/, { error: 'malformed', abort: true }),
      z.minLength(8, 'tooShort'),
      z.maxLength(20, 'tooLong'),
    ),
)

export const addBankCardSchema = z.object({
  number: numberField,
  bank: filled,
  holder: z.string().check(z.trim(), z.minLength(1, 'required'), z.maxLength(LONGEST_PAYEE_TEXT, 'tooLong')),
  branch: z.string().check(z.trim(), z.maxLength(LONGEST_PAYEE_TEXT, 'tooLong')),
  fundPassword: z.string(),
})

export const addBankCardDefaults = { number: '', bank: '', holder: '', branch: '', fundPassword: '' }

export const toCommand = ({
  branch,
  ...card
}: z.output<typeof addBankCardSchema>): RequestInput<typeof payeesAddCard> => ({
  ...card,
  branch: branch === '' ? undefined : branch,
})
