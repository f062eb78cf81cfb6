import { instrumentIdText } from '@onelot/api-client'
import * as z from 'zod/mini'

/** The instrument that was looked at last: what the reader may go on with. */
export const params = z.object({ instrument: z.catch(z.optional(instrumentIdText), undefined) })
export type SmartStrategiesParams = z.output<typeof params>
