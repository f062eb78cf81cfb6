import { currencies } from '@onelot/domain'
import * as z from 'zod/mini'

const currency = z.catch(z.optional(z.enum(currencies)), undefined)

/** From which currency into which; what is not said is chosen (`pairOf`). */
export const params = z.object({ from: currency, into: currency })
export type ExchangeParams = z.output<typeof params>
