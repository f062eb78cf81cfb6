import { positionTabs } from '@onelot/domain'
import * as z from 'zod/mini'

/** The tab that shows first; an unknown one is left out. */
export const params = z.object({ tab: z.catch(z.optional(z.enum(positionTabs)), undefined) })
export type TradeParams = z.output<typeof params>
