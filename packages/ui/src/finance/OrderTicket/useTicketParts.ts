import { useState } from 'react'
import type { ProtectionField } from '../ProtectionSheet/protectionParts.ts'
import type { TicketDraft } from './ticketDraft.ts'

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
  /** Whether what is wrong is marked: not in a draft that has neither been changed nor asked to be reviewed. */
  readonly judged: boolean
  /** How often a review was asked for that something is against: what is missing is then marked too. */
  readonly asked: number
  readonly ask: () => void
}

export function useTicketParts(draft: TicketDraft): TicketParts {
  const [first] = useState(draft)
  const [asked, setAsked] = useState(0)
  const [typing, setTyping] = useState<TicketField>()
  const [unfolded, setUnfolded] = useState<TicketPart>()
  return {
    typing,
    unfolded,
    judged: asked > 0 || draft !== first,
    asked,
    ask: () => setAsked(asked + 1),
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
