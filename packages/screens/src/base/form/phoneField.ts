import type { KeptKey } from '@onelot/api-client'
import { withoutMarks } from '@onelot/domain'
import * as z from 'zod/mini'

/** A phone number as people write it; spaces, dots, hyphens and brackets are taken out before it is checked. */
export const phoneField = z.pipe(
  z.pipe(z.string(), z.transform(withoutMarks)),
  z.string().check(z.minLength(1, 'required'), z.regex(/^\+?\d{8,15}$/, 'malformed')),
)

const sentPhone = z.object({ phone: z.string() })

/** The number of a form that was sent and has no answer, so that it need not be typed again. */
export const phoneOf = (unknown: KeptKey | undefined): string | undefined =>
  sentPhone.safeParse(unknown?.body).data?.phone

/** Whether that form was sent with the number that `text` is. */
export const isOfPhone = (unknown: KeptKey, text: string): boolean => {
  const { data: phone } = phoneField.safeParse(text)
  return phone !== undefined && phone === phoneOf(unknown)
}
