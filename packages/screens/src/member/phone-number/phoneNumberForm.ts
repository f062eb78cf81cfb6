import * as z from 'zod/mini'
import { codeField, presentPasswordField } from '../../base/form/chosenPassword.ts'
import type { FormStep } from '../../base/form/formSteps.ts'
import { phoneField } from '../../base/form/phoneField.ts'

export const phoneNumberSchema = z.object({
  phone: phoneField,
  code: codeField,
  password: presentPasswordField,
})
export type PhoneNumberValues = z.output<typeof phoneNumberSchema>

export const phoneNumberDefaults: PhoneNumberValues = { phone: '', code: '', password: '' }

/** One question at a time, in their order. */
export const questions = [
  { name: 'phone', fields: ['phone'] },
  { name: 'code', fields: ['code'] },
  { name: 'password', fields: ['password'] },
] as const satisfies readonly FormStep<keyof PhoneNumberValues>[]
export type Question = (typeof questions)[number]['name']
