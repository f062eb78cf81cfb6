import { figureText } from '@onelot/api-client'
import {
  ZERO,
  accountId,
  compareDecimals,
  dateOfDayNumber,
  dayNumber,
  instrumentId,
  localDate,
} from '@onelot/domain'
import * as z from 'zod/mini'

export const instrumentText = z.pipe(
  z.string().check(z.regex(/^[A-Z]{2,6}:[A-Z0-9.-]{1,16}$/)),
  z.transform((value) => instrumentId(value)),
)
/** A decimal from 0 on, below 10^15. */
export const partText = figureText.check(z.refine((value) => compareDecimals(value, ZERO) >= 0))
/** A decimal above 0 and below 10^15. */
export const positiveText = figureText.check(z.refine((value) => compareDecimals(value, ZERO) > 0))
const isDate = (text: string): boolean =>
  /^20[0-3]\d-\d{2}-\d{2}$/.test(text) && dateOfDayNumber(dayNumber(localDate(text))) === text

/** A date of the calendar. */
export const dateText = z.pipe(
  z.string().check(z.refine(isDate)),
  z.transform((value) => localDate(value)),
)
/** Why an operator acts; kept with the event. */
export const reasonText = z._default(z.string().check(z.maxLength(200)), '')

const phone = z.string().check(z.regex(/^\+?\d{8,15}$/))
export const accountText = z.pipe(
  z.string().check(z.regex(/^[A-Za-z0-9-]{1,40}$/)),
  z.transform((value) => accountId(value)),
)
/** A body that names a member by phone or by account. */
export const ofMember = <Shape extends z.core.$ZodShape>(shape: Shape) =>
  z.union([z.strictObject({ phone, ...shape }), z.strictObject({ account: accountText, ...shape })])
