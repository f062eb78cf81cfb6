import type { Book, OrderTerms, Ticket } from '@onelot/domain'
import type { ReactNode } from 'react'
import { type PriceScale, priceScale } from '../format/price.ts'
import type { RefusalTexts } from './refusalMarks.ts'
import type { TicketHandle } from './useTicket.ts'

/** What came of the last order, in words. A new object each time, however alike. */
export interface TicketOutcome {
  /** `error` is an answer that said no, `reason` what stands in the way. */
  readonly tone: 'reason' | 'error'
  /** In the language of the reader. */
  readonly text: string
}

export interface OrderTicketProps extends RefusalTexts {
  /** From `useTicket`: the draft, what changes it, and what the rules make of it. */
  ticket: TicketHandle
  /** Shows the order book with tap-to-fill. */
  book?: Book | undefined
  /** Prices have stopped coming. */
  stale?: boolean
  /** An order is on its way: nothing is sent meanwhile, however often it is asked for. */
  busy?: boolean
  /** Stays beside the button until the draft passes on. */
  outcome?: TicketOutcome | undefined
  /** What may be done about the reason, between it and the button. */
  help?: ReactNode
  /** The draft passes every rule and the reader wants to see it before it is sent. */
  onReview: (review: { terms: OrderTerms; ticket: Ticket }) => void
}

/** How the prices of what a ticket orders are written. */
export function ticketScale({ situation }: Pick<TicketHandle, 'situation'>): PriceScale {
  const { market, instrument } = situation.context.listing
  return priceScale(instrument, market)
}
