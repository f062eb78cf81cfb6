import { type MarketDetail, type PositionOnWire, tradePlace } from '@onelot/api-client'
import {
  type Decimal,
  type OrderTerms,
  type Side,
  type Ticket,
  type TradingAccount,
  epochMs,
  leastLots,
} from '@onelot/domain'
import {
  type ListedContext,
  OrderReviewSheet,
  OrderTicketSheet,
  type TicketDraft,
  firstDraft,
  hasSides,
  ticketScale,
  useTicket,
} from '@onelot/ui'
import { useCallback, useState } from 'react'
import { readerZone } from '../../base/i18n/readerZone.ts'
import { useTranslation } from '../../base/i18n/translation.tsx'
import { useHaptics, useNow } from '../../base/ports/ports.ts'
import type { Listing } from '../../parts/trading/useListing.ts'
import { useSendProps } from '../../parts/trading/useSendProps.ts'
import { useTradingContext } from '../../parts/trading/useTradingContext.ts'
import { useName } from '../../base/i18n/useName.ts'
import { useSubmit } from '../../base/data/useSubmit.ts'
import { BesideShort } from './BesideShort.tsx'
import { EnableMargin } from './EnableMargin.tsx'
import { OrderDone } from './OrderDone.tsx'
import { TicketHelp } from './TicketHelp.tsx'
import { useTicketTexts } from './useTicketTexts.ts'

export interface TicketFlowProps {
  side: Side
  listing: Listing
  detail: MarketDetail
  account: TradingAccount
  /** What was being filled in when a session ended; else a first draft. */
  draft: TicketDraft | undefined
  /** The limit of a first draft. @defaultValue the price of now */
  price: Decimal | undefined
  /** The quantity of a first draft, where the market takes so few. */
  lots: number | undefined
  /** The session ended while this was being sent. */
  onSessionEnded: (draft: TicketDraft) => void
  onClose: () => void
}

type Step =
  | { readonly kind: 'ticket' }
  | { readonly kind: 'margin' }
  /** The figures are frozen from here on: a later tick changes none of them. */
  | { readonly kind: 'review'; readonly terms: OrderTerms; readonly ticket: Ticket }
  | { readonly kind: 'done'; readonly position: PositionOnWire }

/** An order from ticket over review to done, with the price of now. */
export function TicketFlow(props: TicketFlowProps) {
  const { context, stale } = useTradingContext(props.detail.instrument.id, props.listing)
  return context === undefined ? null : <Steps {...props} context={context} stale={stale} />
}

/** What the ticket opens with: `wanted` lots, and never fewer than the market takes at that price. */
function draftAt(
  price: Decimal | undefined,
  side: Side,
  { listing }: ListedContext,
  wanted = 1,
): TicketDraft {
  const least = price === undefined ? 1 : leastLots(listing, price)
  return firstDraft(price, side, listing.session.phase, Math.max(least, wanted))
}

interface StepsProps extends TicketFlowProps {
  context: ListedContext
  stale: boolean
}

/** A way back leads to the ticket as it was filled in. */
function Steps(props: StepsProps) {
  const { side, context, account, listing, detail, stale, draft, price, lots, onSessionEnded, onClose } =
    props
  const { t } = useTranslation('stockDetail')
  const name = useName()
  const texts = useTicketTexts(context)
  const haptics = useHaptics()
  const now = useNow()
  const clock = useCallback(() => epochMs(now()), [now])
  const ticket = useTicket(
    { context, account },
    draft ?? draftAt(price ?? context.quote?.price, side, context, lots),
  )
  const [step, setStep] = useState<Step>({ kind: 'ticket' })
  const { instrument } = context.listing
  const place = useSubmit(tradePlace, {
    onDone: ({ data: { position } }) => {
      if ('fill' in position) haptics.confirm()
      setStep({ kind: 'done', position })
    },
    onEarlier: ({ outcome }) => (outcome.data.position.terms.instrument === instrument.id ? 'done' : 'stay'),
    onSessionEnded: () => onSessionEnded(ticket.draft),
    success: false,
  })
  const send = useSendProps(place, { kept: true })
  const toTicket = () => {
    setStep({ kind: 'ticket' })
  }
  switch (step.kind) {
    case 'ticket':
      return (
        <OrderTicketSheet
          {...texts}
          open
          onClose={onClose}
          title={t(ticket.draft.side === 'long' ? 'ticket.buy' : 'ticket.short', {
            name: name(instrument.name),
          })}
          ticket={ticket}
          zone={readerZone()}
          clock={clock}
          book={detail.book}
          stale={stale}
          help={
            <>
              <BesideShort held={listing.held} side={ticket.draft.side} instrument={instrument} />
              <TicketHelp
                place={place}
                refusal={ticket.model.refusals[0]}
                ticket={ticket.model.ticket}
                context={context}
                account={account}
                onMargin={() => setStep({ kind: 'margin' })}
              />
            </>
          }
          onReview={(review) => {
            place.reset()
            setStep({ kind: 'review', ...review })
          }}
        />
      )
    case 'margin':
      return (
        <EnableMargin
          account={account}
          context={context}
          leverage={ticket.draft.leverage}
          onClose={toTicket}
        />
      )
    case 'review':
      return (
        <OrderReviewSheet
          {...send}
          open
          onClose={toTicket}
          name={name(instrument.name)}
          code={instrument.code}
          sided={hasSides(ticket)}
          terms={step.terms}
          ticket={step.ticket}
          waitsIn={{
            session: context.listing.session,
            now: context.now,
            zone: readerZone(),
            quote: context.quote,
            halted: context.halted,
          }}
          closesAt={step.terms.dayTrade === true ? ticket.model.dayTrade?.closesAt : undefined}
          lotSize={instrument.lotSize}
          scale={ticketScale(ticket)}
          onConfirm={() => place.send(step.terms)}
        />
      )
    case 'done':
      return <OrderDone position={step.position} instrument={instrument} onClose={onClose} />
  }
}
