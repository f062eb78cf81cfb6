import { dateText } from '@onelot/api-client'
import * as z from 'zod/mini'

/** The day of the statement; today without one. */
export const params = z.object({ date: z.catch(z.optional(dateText), undefined) })
export type StatementParams = z.output<typeof params>
