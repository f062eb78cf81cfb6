import { watchGroupIdText } from '@onelot/api-client'
import { marketIds } from '@onelot/domain'
import * as z from 'zod/mini'

export const params = z.object({
  /** Whose listings trend; an unknown one is left out. */
  market: z.catch(z.optional(z.enum(marketIds)), undefined),
  /** The group of the watchlist into which stars put what is found. */
  group: z.catch(z.optional(watchGroupIdText), undefined),
})
export type SearchParams = z.output<typeof params>
