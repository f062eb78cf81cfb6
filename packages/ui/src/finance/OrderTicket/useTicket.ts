import { type Dispatch, useMemo, useReducer } from 'react'
import { useTheme } from '../../theme/ThemeContext.ts'
import { type TicketAction, type TicketDraft, ticketReducer } from './ticketDraft.ts'
import { type TicketContext, type TicketModel, ticketModel } from './ticketModel.ts'

export interface TicketHandle {
  /** Just what was typed and chosen. */
  readonly draft: TicketDraft
  /** Changes the draft. */
  readonly act: Dispatch<TicketAction>
  /** What the rules reckon and refuse. */
  readonly model: TicketModel
  /** What they judge by: the market, the house, the account. */
  readonly context: TicketContext
}

/** Holds a ticket's draft, and reckons it anew with each tick and each touch. */
export function useTicket(facts: Omit<TicketContext, 'language'>, initial: TicketDraft): TicketHandle {
  const { language } = useTheme()
  const [draft, act] = useReducer(ticketReducer, initial)
  const { facts: now, account } = facts
  const context = useMemo(() => ({ facts: now, account, language }), [now, account, language])
  const model = useMemo(() => ticketModel(draft, context), [draft, context])
  return { draft, act, model, context }
}
