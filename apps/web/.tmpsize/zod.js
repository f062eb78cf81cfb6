import * as z from 'zod/mini'
export const a = z.object({ a: z.string() })
export const p = z.safeParse
