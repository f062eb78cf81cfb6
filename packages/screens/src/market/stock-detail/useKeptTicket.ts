import type { InstrumentId } from '@onelot/domain'
import type { TicketDraft } from '@onelot/ui'
import { useEffect, useState } from 'react'
import { useDrafts, useSession } from '../../base/ports/ports.ts'
import { draftOf } from './keptTicket.ts'

export interface KeptTicket {
  /** The draft that was kept for this person; returned once, and not again on the next visit. */
  readonly kept: TicketDraft | undefined
  readonly keep: (draft: TicketDraft) => void
}

/** The ticket of an instrument across a session that ends in the middle of it (docs/rules/access.md). */
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
    keep: (draft) => drafts.keep(name, draft),
  }
}
