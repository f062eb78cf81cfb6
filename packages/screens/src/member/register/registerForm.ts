import type { RequestInput, memberRegister } from '@onelot/api-client'
import * as z from 'zod/mini'
import { ticked } from '../../base/form/fields.ts'
import type { FormStep } from '../../base/form/formSteps.ts'
import { phoneField } from '../../base/form/phoneField.ts'

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
    agreementAccepted: ticked,
    privacyAccepted: ticked,
  })
  .check(
    z.refine(({ password, passwordConfirm }) => password === passwordConfirm, {
      error: 'mismatch',
      path: ['passwordConfirm'],
      when: ({ value }) => repeated.safeParse(value).success,
    }),
  )
export type RegisterValues = z.output<typeof registerSchema>

/** One question at a time, in their order. */
export const questions = [
  { name: 'phone', fields: ['phone'] },
  { name: 'password', fields: ['password'] },
  { name: 'passwordConfirm', fields: ['passwordConfirm'] },
  { name: 'invitation', fields: ['invitation'] },
  { name: 'consents', fields: ['agreementAccepted', 'privacyAccepted'] },
] as const satisfies readonly FormStep<keyof RegisterValues>[]
export type Question = (typeof questions)[number]['name']

/** Two passwords are compared as soon as both are there, whatever else is missing. */
const repeated = z.object({
  password: z.string().check(z.minLength(1)),
  passwordConfirm: z.string().check(z.minLength(1)),
})

export const registerDefaults = (): RegisterValues => ({
  phone: '',
  password: '',
  passwordConfirm: '',
  invitation: '',
  agreementAccepted: false,
  privacyAccepted: false,
})

export const toCommand = (values: RegisterValues): RequestInput<typeof memberRegister> => values
