import * as z from 'zod/mini'

export const applicationTabs = ['open', 'ended'] as const
export type ApplicationTab = (typeof applicationTabs)[number]

/** The tab that is chosen at first: what goes on, without one. */
export const params = z.object({ tab: z.catch(z.optional(z.enum(applicationTabs)), undefined) })
export type ApplicationsParams = z.output<typeof params>
