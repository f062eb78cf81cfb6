import { useState } from 'react'

/** What our number keys type into. */
export type TicketField = 'quantity' | 'amount' | 'price'
/** What is folded to a line. */
export type TicketPart = 'side' | 'type' | 'price' | 'leverage' | 'costs'

/** What of a ticket is unfolded, and what its number keys type into. */
export interface TicketParts {
  readonly typing: TicketField | undefined
  readonly unfolded: TicketPart | undefined
  readonly type: (field: TicketField | undefined) => void
  /** Unfolds a part in place of the one that was, or folds it; the number keys go. */
  readonly toggle: (part: TicketPart) => void
}

export function useTicketParts(): TicketParts {
  const [typing, setTyping] = useState<TicketField>()
  const [unfolded, setUnfolded] = useState<TicketPart>()
  return {
    typing,
    unfolded,
    type: (field) => {
      setTyping(field)
      if (field !== undefined && unfolded !== field) setUnfolded(undefined)
    },
    toggle: (part) => {
      setTyping(undefined)
      setUnfolded(unfolded === part ? undefined : part)
    },
  }
}
