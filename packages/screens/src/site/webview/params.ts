import * as z from 'zod/mini'

/** Any text: the screen refuses what is no address that it may show. */
export const params = z.object({ url: z.optional(z.string()) })
export type WebviewParams = z.output<typeof params>
