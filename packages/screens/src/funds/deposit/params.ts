import { currencies } from '@onelot/domain'
import * as z from 'zod/mini'
import { askedAmount } from '../../base/definition/askedAmount.ts'

/** The currency that is chosen at first, that of the totals without one, and the amount that is filled in. */
export const params = z.object({
  currency: z.catch(z.optional(z.enum(currencies)), undefined),
  amount: askedAmount,
})
export type DepositParams = z.output<typeof params>
