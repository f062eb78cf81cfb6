import { instrumentIdText } from '@onelot/api-client'
import * as z from 'zod/mini'

/** `lots`: how many to buy, with which the ticket opens at once; what is no such number is left out. */
export const params = z.object({
  instrument: instrumentIdText,
  lots: z.catch(z.optional(z.string().check(z.regex(/^[1-9]\d{0,9}$/))), undefined),
})
export type StockDetailParams = z.output<typeof params>
