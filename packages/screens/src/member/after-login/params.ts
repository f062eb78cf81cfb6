import * as z from 'zod/mini'

/** Whether the account has just been opened, so that its practice money is new. */
export const params = z.object({ opened: z.catch(z.optional(z.literal('yes')), undefined) })
export type AfterLoginParams = z.output<typeof params>
