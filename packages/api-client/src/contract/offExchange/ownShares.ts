import * as z from 'zod/mini'
import { decimalText } from '../base/scalars.ts'

/** What the member owns of a share, whole and without leverage: its lots and what one has cost on average, charges aside. */
export const ownSharesShape = z.object({
  lots: z.int().check(z.gte(0)),
  average: z.optional(decimalText),
})
