import * as z from 'zod/mini'

export const params = z.object({ increase: z.string().check(z.regex(/^[A-Za-z0-9-]{1,60}$/)) })
export type IncreaseParams = z.output<typeof params>
