import * as z from 'zod/mini'
import { askedAmount } from '../../base/definition/askedAmount.ts'
import { askedCurrency } from '../../base/definition/askedCurrency.ts'

/** The currency that is chosen at first, that of the totals without one, and the amount that is filled in. */
export const params = z.object({
  currency: askedCurrency,
  amount: askedAmount,
})
export type DepositParams = z.output<typeof params>
