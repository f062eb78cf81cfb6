import { tradePlace } from '@onelot/api-client'
import type { Book, OrderTerms, Position, Side, Ticket, TradingState } from '@onelot/domain'
import {
  Button,
  OrderReviewSheet,
  OrderTicketSheet,
  type TicketDraft,
  type TicketFactsNow,
  firstDraft,
  ticketPlaces,
  useTicket,
} from '@onelot/ui'
import { useState } from 'react'
import { useTranslation } from '../i18n/translation.tsx'
import { useRefusalWords } from '../app/trading/useRefusalWords.ts'
import { useSendProps } from '../app/trading/useSendProps.ts'
import { useName } from '../app/useRefusalText.ts'
import { useWrite } from '../app/useWrite.ts'
import { EnableMargin } from './EnableMargin.tsx'
import { OrderDone } from './OrderDone.tsx'

export interface TicketFlowProps {
  side: Side
  facts: TicketFactsNow
  account: TradingState
  book: Book
  stale: boolean
  /** What was being filled in when a session ended; else a first draft. */
  draft: TicketDraft | undefined
  /** The session has ended with this on the way. */
  onSessionEnded: (draft: TicketDraft) => void
  onClose: () => void
}

type Step =
  | { readonly kind: 'ticket' }
  | { readonly kind: 'margin' }
  /** The figures stand still from here on: a tick that passes changes none under the thumb. */
  | { readonly kind: 'review'; readonly terms: OrderTerms; readonly ticket: Ticket }
  | { readonly kind: 'done'; readonly position: Position }

/** An order from ticket over review to done; a way back leads to the ticket as it was filled in. */
export function TicketFlow(props: TicketFlowProps) {
  const { side, facts, account, book, stale, draft, onSessionEnded, onClose } = props
  const { t } = useTranslation('stockDetail')
  const name = useName()
  const words = useRefusalWords()
  const place = useWrite(tradePlace)
  const send = useSendProps(place, { kept: true })
  const ticket = useTicket({ facts, account }, draft ?? firstDraft(facts.quote?.price, side))
  const [step, setStep] = useState<Step>({ kind: 'ticket' })
  const { instrument } = facts.listing
  const toTicket = () => {
    setStep({ kind: 'ticket' })
  }
  const submit = async (terms: OrderTerms) => {
    const outcome = await place.send(terms)
    if (outcome.kind === 'sessionEnded') onSessionEnded(ticket.draft)
    if (outcome.kind === 'done') setStep({ kind: 'done', position: outcome.data.position })
  }
  switch (step.kind) {
    case 'ticket':
      return (
        <OrderTicketSheet
          {...words}
          open
          onClose={onClose}
          title={t(side === 'long' ? 'ticket.buy' : 'ticket.short', { name: name(instrument.name) })}
          description={instrument.code}
          ticket={ticket}
          book={book}
          stale={stale}
          help={
            ticket.model.refusals[0]?.code === 'MARGIN_NOT_ENABLED' ? (
              <Button
                variant="secondary"
                size="small"
                block
                onClick={() => {
                  setStep({ kind: 'margin' })
                }}
              >
                {t('margin.title')}
              </Button>
            ) : undefined
          }
          onReview={(review) => {
            place.reset()
            setStep({ kind: 'review', ...review })
          }}
        />
      )
    case 'margin':
      return <EnableMargin realName={account.realName} onClose={toTicket} />
    case 'review':
      return (
        <OrderReviewSheet
          {...send}
          open
          onClose={toTicket}
          name={name(instrument.name)}
          code={instrument.code}
          terms={step.terms}
          ticket={step.ticket}
          places={ticketPlaces(ticket)}
          onConfirm={() => void submit(step.terms)}
          onCheck={() => void submit(step.terms)}
        />
      )
    case 'done':
      return <OrderDone position={step.position} instrument={instrument} onClose={onClose} />
  }
}
