import * as z from 'zod/mini'
import { askedCurrency } from '../../base/definition/askedCurrency.ts'

/** The currency that is chosen at first; that of the member's totals without one. */
export const params = z.object({ currency: askedCurrency })
export type WithdrawParams = z.output<typeof params>
