import { currencies } from '@onelot/domain'
import * as z from 'zod/mini'
import { askedAmount } from '../../base/definition/askedAmount.ts'

const currency = z.catch(z.optional(z.enum(currencies)), undefined)

/** From which currency into which, and how much of the latter; what is not said is chosen (`pairOf`). */
export const params = z.object({ from: currency, into: currency, amount: askedAmount })
export type ExchangeParams = z.output<typeof params>
