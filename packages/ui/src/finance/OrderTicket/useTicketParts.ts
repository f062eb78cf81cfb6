import { useState } from 'react'
import type { ProtectionField } from '../ProtectionSheet/protectionParts.ts'

/** What our number keys type into. */
export type TicketField = 'quantity' | 'amount' | 'price' | ProtectionField
/** What is folded to a line. */
export type TicketPart = 'side' | 'type' | 'price' | 'timeInForce' | 'leverage' | 'protection' | 'costs'

/** The part that a field belongs to. */
const partOf = (field: TicketField): string =>
  field === 'takeProfit' || field === 'stopLoss' ? 'protection' : field

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
      if (field !== undefined && unfolded !== partOf(field)) setUnfolded(undefined)
    },
    toggle: (part) => {
      setTyping(undefined)
      setUnfolded(unfolded === part ? undefined : part)
    },
  }
}
