import { instrumentKinds } from '@onelot/domain'
import * as z from 'zod/mini'

const searchSchema = z.object({
  query: z.string().check(z.maxLength(40)),
  kind: z.optional(z.enum(instrumentKinds)),
})
export type KeptSearch = z.output<typeof searchSchema>

/** What was kept, or undefined where it is no search. */
export const keptSearchOf = (kept: unknown): KeptSearch | undefined => searchSchema.safeParse(kept).data
