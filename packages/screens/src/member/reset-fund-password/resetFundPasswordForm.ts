import * as z from 'zod/mini'
import { codeField, presentPasswordField, repeats } from '../../base/form/chosenPassword.ts'
import type { FormStep } from '../../base/form/formSteps.ts'
import { newPinField, pinField } from '../../base/form/pinFields.ts'

export const resetSchema = z
  .object({
    code: codeField,
    password: presentPasswordField,
    fundPassword: newPinField,
    fundPasswordConfirm: pinField,
  })
  .check(repeats('fundPassword', 'fundPasswordConfirm'))
export type ResetValues = z.output<typeof resetSchema>

export const resetDefaults = (): ResetValues => ({
  code: '',
  password: '',
  fundPassword: '',
  fundPasswordConfirm: '',
})

/** One question at a time, in their order: the code first, as it is valid for five minutes. */
export const questions = [
  { name: 'code', fields: ['code'] },
  { name: 'password', fields: ['password'] },
  { name: 'fundPassword', fields: ['fundPassword'] },
  { name: 'fundPasswordConfirm', fields: ['fundPasswordConfirm'] },
] as const satisfies readonly FormStep<keyof ResetValues>[]
export type Question = (typeof questions)[number]['name']
