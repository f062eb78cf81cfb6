import { decimal } from '@onelot/domain'
import * as z from 'zod/mini'

/** An amount of an address that a form begins with: a plain decimal above zero; nothing where it is none. */
export const askedAmount = z.catch(
  z.optional(
    z.pipe(
      z.string().check(z.regex(/^(?=.*[1-9])\d{1,15}(\.\d{1,2})?$/)),
      z.transform((amount) => decimal(amount)),
    ),
  ),
  undefined,
)
