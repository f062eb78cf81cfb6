import type { RequestInput, memberRegister } from '@onelot/api-client'
import * as z from 'zod/mini'
import { phoneField } from '../form/phoneField.ts'

const accepted = z.boolean().check(z.refine((value) => value, 'mustAccept'))

/** The bounds are the contract's. */
export const registerSchema = z
  .object({
    phone: phoneField,
    password: z
      .string()
      .check(
        z.minLength(1, 'required'),
        z.minLength(8, 'tooShort'),
        z.maxLength(72, 'tooLong'),
        z.regex(/[A-Za-z]/, 'malformed'),
        z.regex(/\d/, 'malformed'),
      ),
    passwordConfirm: z.string().check(z.minLength(1, 'required')),
    invitation: z.string().check(z.trim(), z.minLength(1, 'required'), z.maxLength(32, 'tooLong')),
    agreementAccepted: accepted,
    privacyAccepted: accepted,
  })
  .check(
    z.refine(({ password, passwordConfirm }) => password === passwordConfirm, {
      error: 'mismatch',
      path: ['passwordConfirm'],
      when: ({ value }) => repeated.safeParse(value).success,
    }),
  )
export type RegisterValues = z.output<typeof registerSchema>
export type RegisterField = keyof RegisterValues

/** Two passwords are compared as soon as both are there, whatever else is missing. */
const repeated = z.object({
  password: z.string().check(z.minLength(1)),
  passwordConfirm: z.string().check(z.minLength(1)),
})

/** `invitation` comes from the link that brought the person here. */
export const registerDefaults = (invitation = ''): RegisterValues => ({
  phone: '',
  password: '',
  passwordConfirm: '',
  invitation,
  agreementAccepted: false,
  privacyAccepted: false,
})

export const toCommand = (values: RegisterValues): RequestInput<typeof memberRegister> => values
