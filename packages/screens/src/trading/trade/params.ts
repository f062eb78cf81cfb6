import { olderTabNames, positionAssets, positionTabs } from '@onelot/domain'
import * as z from 'zod/mini'

/** What the list begins with; what is unknown is left out. Tabs of earlier addresses lead to what they showed. */
export const params = z.object({
  tab: z.catch(z.optional(z.enum([...positionTabs, ...olderTabNames])), undefined),
  asset: z.catch(z.optional(z.enum(positionAssets)), undefined),
})
export type TradeParams = z.output<typeof params>
