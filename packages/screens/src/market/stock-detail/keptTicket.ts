import { leverages, orderTypes, sides, timesInForce } from '@onelot/domain'
import type { TicketDraft } from '@onelot/ui'
import * as z from 'zod/mini'

const typed = z.string().check(z.maxLength(40))

const draftSchema = z.object({
  side: z.enum(sides),
  type: z.enum(orderTypes),
  priceText: typed,
  leverage: z.literal(leverages),
  mode: z.enum(['quantity', 'amount']),
  lots: z.optional(z.int().check(z.nonnegative())),
  amountText: typed,
  timeInForce: z._default(z.enum(timesInForce), 'day'),
  dayTrade: z._default(z.boolean(), false),
  protection: z._default(
    z.object({
      takeProfit: typed,
      stopKind: z.enum(['level', 'amount', 'rate']),
      stops: z.object({ level: typed, amount: typed, rate: typed }),
    }),
    { takeProfit: '', stopKind: 'level', stops: { level: '', amount: '', rate: '' } },
  ),
})

/** What was kept, as a ticket again, or undefined where it is none; its chip is not kept: the amount that it was a percentage of may have changed. */
export function draftOf(kept: unknown): TicketDraft | undefined {
  const { data } = draftSchema.safeParse(kept)
  return data && { ...data, lots: data.lots, share: undefined }
}
