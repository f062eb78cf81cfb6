import * as z from 'zod/mini'
import { codeField, newPasswordField, presentPasswordField, repeats } from '../../base/form/chosenPassword.ts'
import type { FormStep } from '../../base/form/formSteps.ts'
import { phoneField } from '../../base/form/phoneField.ts'

export const phoneSchema = z.object({ phone: phoneField })

export const newPasswordSchema = z
  .object({ code: codeField, password: newPasswordField, passwordConfirm: presentPasswordField })
  .check(repeats('password', 'passwordConfirm'))
export type NewPasswordValues = z.output<typeof newPasswordSchema>

export const newPasswordDefaults = (): NewPasswordValues => ({ code: '', password: '', passwordConfirm: '' })

/** One question at a time, in their order. */
export const questions = [
  { name: 'code', fields: ['code'] },
  { name: 'password', fields: ['password'] },
  { name: 'passwordConfirm', fields: ['passwordConfirm'] },
] as const satisfies readonly FormStep<keyof NewPasswordValues>[]
export type Question = (typeof questions)[number]['name']
