import { instrumentIdText } from '@onelot/api-client'
import * as z from 'zod/mini'
import { strategyKinds } from '../../parts/strategies/strategyValues.ts'

const value = z.catch(z.optional(z.string()), undefined)

/** A strategy with its parameters over a stock: all that a shared address needs. */
export const params = z.object({
  strategy: z.catch(z.optional(z.enum(strategyKinds)), undefined),
  instrument: instrumentIdText,
  fast: value,
  slow: value,
  k: value,
  levels: value,
  width: value,
})
export type SmartStrategyParams = z.output<typeof params>
