import { positionIdText } from '@onelot/api-client'
import * as z from 'zod/mini'

/** The position whose movements are listed; all movements without one. */
export const params = z.object({ position: z.catch(z.optional(positionIdText), undefined) })
export type FundRecordParams = z.output<typeof params>
