import { currencies } from '@onelot/domain'
import * as z from 'zod/mini'

/** The currency that is chosen at first; that of the member's totals without one. */
export const params = z.object({ currency: z.catch(z.optional(z.enum(currencies)), undefined) })
export type WithdrawParams = z.output<typeof params>
