import * as z from 'zod/mini'

/** Which orders are listed: those that wait, were filled, or ended without a fill. */
export const orderTabs = ['all', 'working', 'filled', 'unfilled'] as const
export type OrderTab = (typeof orderTabs)[number]

/** The tab that shows first; an unknown one is left out. */
export const params = z.object({ show: z.catch(z.optional(z.enum(orderTabs)), undefined) })
export type OrdersParams = z.output<typeof params>
