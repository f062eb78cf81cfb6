import * as z from 'zod/mini'
import { newPasswordField, presentPasswordField, repeats } from '../../base/form/chosenPassword.ts'

export const loginPasswordSchema = z
  .object({
    oldPassword: presentPasswordField,
    password: newPasswordField,
    passwordConfirm: presentPasswordField,
  })
  .check(repeats('password', 'passwordConfirm'))
export type LoginPasswordValues = z.output<typeof loginPasswordSchema>

export const loginPasswordDefaults = (): LoginPasswordValues => ({
  oldPassword: '',
  password: '',
  passwordConfirm: '',
})
