import { type Dispatch, useMemo, useReducer } from 'react'
import { useTheme } from '../../theme/ThemeContext.ts'
import { type TicketAction, type TicketDraft, ticketReducer } from './ticketDraft.ts'
import { type TicketSituation, type TicketModel, ticketModel } from './ticketModel.ts'

export interface TicketHandle {
  /** Just what was typed and chosen. */
  readonly draft: TicketDraft
  /** Changes the draft. */
  readonly act: Dispatch<TicketAction>
  /** What the rules calculate and refuse. */
  readonly model: TicketModel
  /** The context of the rules: the market, the site, the account. */
  readonly situation: TicketSituation
}

/** Holds a ticket's draft, and calculates it anew with each tick and each change. */
export function useTicket(
  { context, account }: Omit<TicketSituation, 'language'>,
  initial: TicketDraft,
): TicketHandle {
  const { language } = useTheme()
  const [draft, act] = useReducer(ticketReducer, initial)
  const situation = useMemo(() => ({ context, account, language }), [context, account, language])
  const model = useMemo(() => ticketModel(draft, situation), [draft, situation])
  return { draft, act, model, situation }
}
