import type { RequestInput, memberLogin } from '@onelot/api-client'
import * as z from 'zod/mini'
import { phoneField } from '../../base/form/phoneField.ts'

export const loginSchema = z.object({
  phone: phoneField,
  password: z.string().check(z.minLength(1, 'required'), z.maxLength(72, 'tooLong')),
})
export type LoginValues = z.output<typeof loginSchema>

/** A re-login keeps the account and asks for the password alone. */
export const loginDefaults = (phone = ''): LoginValues => ({ phone, password: '' })

export const toCommand = ({ phone, password }: LoginValues): RequestInput<typeof memberLogin> => ({
  phone,
  password,
})
