import { type InstrumentId, leverages, orderTypes, sides } from '@onelot/domain'
import type { TicketDraft } from '@onelot/ui'
import { useEffect, useState } from 'react'
import * as z from 'zod/mini'
import { useDrafts, useSession } from '../app/ports.ts'

const typed = z.string().check(z.maxLength(40))

const draftSchema = z.object({
  side: z.enum(sides),
  type: z.enum(orderTypes),
  priceText: typed,
  leverage: z.literal(leverages),
  mode: z.enum(['quantity', 'amount']),
  lots: z.optional(z.int().check(z.nonnegative())),
  amountText: typed,
})

/** What was kept, as a ticket again; the chip is not: what it was a share of may have changed. */
function draftOf(kept: unknown): TicketDraft | undefined {
  const { data } = draftSchema.safeParse(kept)
  return data && { ...data, lots: data.lots, share: undefined }
}

export interface KeptTicket {
  /** What waited for this person when they came; given once, and not again on the next visit. */
  readonly kept: TicketDraft | undefined
  keep(draft: TicketDraft): void
}

/** The ticket of an instrument across a session that ends in the middle of it (RULES 6). */
export function useKeptTicket(instrument: InstrumentId): KeptTicket {
  const drafts = useDrafts()
  const member = useSession().current !== undefined
  const name = `ticket.${instrument}`
  const [kept] = useState(() => (member ? draftOf(drafts.read(name)) : undefined))
  useEffect(() => {
    if (member) drafts.drop(name)
  }, [drafts, member, name])
  return {
    kept,
    keep: (draft) => {
      drafts.keep(name, draft)
    },
  }
}
