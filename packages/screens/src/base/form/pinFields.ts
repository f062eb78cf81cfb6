import { isRunOfDigits } from '@onelot/domain'
import * as z from 'zod/mini'

/** A withdrawal password that is compared. */
export const pinField = z.string().check(z.minLength(1, 'required'), z.regex(/^\d{6}$/, 'tooShort'))

/** A new withdrawal password, as far as a screen can judge it: the whole phone number is the broker's. */
export const newPinField = z.string().check(
  z.minLength(1, 'required'),
  z.regex(/^\d{6}$/, { error: 'tooShort', abort: true }),
  z.refine((digits) => !isRunOfDigits(digits), 'notAllowed'),
)
