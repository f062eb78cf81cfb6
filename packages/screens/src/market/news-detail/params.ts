import * as z from 'zod/mini'

/** `<instrument>.<kind>.<instant>`, as the broker names it. */
export const params = z.object({ id: z.string().check(z.minLength(1), z.maxLength(120)) })
export type NewsDetailParams = z.output<typeof params>
