import type { Book, OrderTerms, Ticket } from '@onelot/domain'
import type { ReactNode } from 'react'
import { type PriceScale, priceScale } from '../format/price.ts'
import type { RefusalTexts } from './refusalMarks.ts'
import type { TicketHandle } from './useTicket.ts'

/** The text of the last order's outcome. A new object each time, even with equal text. */
export interface TicketOutcome {
  /** `error` is an answer that refused, `reason` what prevents the order. */
  readonly tone: 'reason' | 'error'
  /** In the language of the reader. */
  readonly text: string
}

export interface OrderTicketProps extends RefusalTexts {
  /** From `useTicket`: the draft, what changes it, and what the rules make of it. */
  ticket: TicketHandle
  /** IANA zone in whose time the reader reads. */
  zone: string
  /** The clock that the time left is read from, in epoch milliseconds. @defaultValue the device's */
  clock?: (() => number) | undefined
  /** Shows the order book with tap-to-fill. */
  book?: Book | undefined
  /** Whether prices have stopped. */
  stale?: boolean
  /** Whether an order is being sent: no other is sent meanwhile, however often it is asked for. */
  busy?: boolean
  /** Stays beside the button until the draft changes. */
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

/** Whether what is ordered could be of the other side: without margin trading nothing is sold short, and a share that cannot be is only bought. */
export const hasSides = ({ draft, situation }: Pick<TicketHandle, 'draft' | 'situation'>): boolean =>
  draft.side === 'short' ||
  (situation.context.listing.instrument.shortable && situation.account.marginEnabled)
