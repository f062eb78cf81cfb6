import { positionIdText } from '@onelot/api-client'
import * as z from 'zod/mini'

/** Movements of every kind; deposits and withdrawals, with how far each has got. */
export const recordTabs = ['transactions', 'deposits', 'withdrawals'] as const
export type RecordTab = (typeof recordTabs)[number]

/** The position whose movements are listed, all movements without one; and the list that shows first. */
export const params = z.object({
  position: z.catch(z.optional(positionIdText), undefined),
  tab: z.catch(z.optional(z.enum(recordTabs)), undefined),
})
export type FundRecordParams = z.output<typeof params>
