import * as z from 'zod/mini'

export const copyTradingTabs = ['mentors', 'follows'] as const
export type CopyTradingTab = (typeof copyTradingTabs)[number]

/** Without a tab, the mentors. */
export const params = z.object({ tab: z.optional(z.enum(copyTradingTabs)) })
export type CopyTradingParams = z.output<typeof params>
