import * as z from 'zod/mini'
import { askedAmount } from '../../base/definition/askedAmount.ts'
import { askedCurrency } from '../../base/definition/askedCurrency.ts'

/** From which currency into which, and how much of the latter; what is not said is chosen (`pairOf`). */
export const params = z.object({ from: askedCurrency, into: askedCurrency, amount: askedAmount })
export type ExchangeParams = z.output<typeof params>
