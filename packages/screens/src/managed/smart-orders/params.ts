import { runIdText } from '@onelot/api-client'
import * as z from 'zod/mini'

/** Without a run, all of them. */
export const params = z.object({ run: z.optional(runIdText) })
export type SmartOrdersParams = z.output<typeof params>
