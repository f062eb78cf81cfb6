import * as z from 'zod/mini'

/** Text that has to be there: typed, chosen, or the key of what was sent before. */
export const filled = z.string().check(z.trim(), z.minLength(1, 'required'))

/** A consent that has to be given. */
export const ticked = z.boolean().check(z.refine((value) => value, 'mustAccept'))

/** An amount over zero, as `FormAmountField` holds it; how much is too much, the rules of the command say. */
export const amountField = z.string().check(
  z.minLength(1, 'required'),
  z.regex(/^\d+(\.\d+)?$/, 'malformed'),
  z.refine((amount) => /[1-9]/.test(amount), { error: 'tooLow', abort: true }),
)
