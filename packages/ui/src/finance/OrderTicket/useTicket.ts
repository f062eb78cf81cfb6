import { type Dispatch, useMemo, useReducer } from 'react'
import { useTheme } from '../../theme/ThemeContext.ts'
import { type TicketAction, type TicketDraft, ticketReducer } from './ticketDraft.ts'
import { type TicketContext, type TicketModel, ticketModel } from './ticketModel.ts'

export interface TicketHandle {
  readonly draft: TicketDraft
  readonly act: Dispatch<TicketAction>
  readonly model: TicketModel
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
