import * as z from 'zod/mini'

/** The invitation code of a shared link; one that is malformed is left out. */
export const params = z.object({
  invitation: z.catch(z.optional(z.string().check(z.regex(/^[A-Za-z0-9-]{1,32}$/))), undefined),
})
export type RegisterParams = z.output<typeof params>
