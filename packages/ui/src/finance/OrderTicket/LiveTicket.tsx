import { type TradingState, stepTick, tickSize } from '@onelot/domain'
import { useState } from 'react'
import { Stack } from '../../primitives/Stack/Stack.tsx'
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx'
import { useTheme } from '../../theme/ThemeContext.ts'
import { ChangeBadge } from '../ChangeBadge/ChangeBadge.tsx'
import { dayChange } from '../format/change.ts'
import { pricePlaces } from '../format/money.ts'
import { PriceText } from '../PriceText/PriceText.tsx'
import { sampleAccount, sampleFacts } from '../sampleMarket.ts'
import { OrderTicket, OrderTicketSheet } from './OrderTicket.tsx'
import { type TicketDraft, firstDraft } from './ticketDraft.ts'
import { type TicketFactsNow, ticketModel } from './ticketModel.ts'
import type { OrderTicketProps } from './ticketProps.ts'
import { type TicketHandle, useTicket } from './useTicket.ts'

interface TicketStart {
  facts?: TicketFactsNow
  account?: TradingState
  draft?: Partial<TicketDraft>
}

/** The ticket that a story begins with. */
export function sampleTicket(start: TicketStart = {}): TicketHandle {
  const { facts = sampleFacts(), account = sampleAccount() } = start
  const draft = { ...firstDraft(facts.quote?.price), ...start.draft }
  const context = { facts, account, language: 'en' } as const
  return { draft, context, model: ticketModel(draft, context), act: () => undefined }
}

/** Brings a story's ticket to life, over a market that moves when the story says so. */
function useLiveTicket({ draft, context }: TicketHandle) {
  const [facts, setFacts] = useState(context.facts)
  const ticket = useTicket({ facts, account: context.account }, draft)
  const tick = () => {
    const { quote, listing } = facts
    if (quote === undefined) return
    const up = stepTick(listing.market, quote.price, 1)
    setFacts({ ...facts, quote: { ...quote, price: up, ask: up, bid: quote.price } })
  }
  return { ticket, facts, tick }
}

interface TickButtonProps {
  facts: TicketFactsNow
  onTick: () => void
}
const TickButton = ({ facts, onTick }: TickButtonProps) => (
  <VisuallyHidden>
    <button type="button" tabIndex={-1} data-testid="tick" onClick={onTick}>
      {`live ${facts.quote?.price ?? ''}`}
    </button>
  </VisuallyHidden>
)

/** A ticket that can be filled in. */
export function LiveTicket({ ticket: first, ...props }: OrderTicketProps) {
  const { ticket, facts, tick } = useLiveTicket(first)
  return (
    <>
      <OrderTicket {...props} ticket={ticket} />
      <TickButton facts={facts} onTick={tick} />
    </>
  )
}

/** The same as a sheet, under the live price that must stay in sight. */
export function LiveTicketSheet({ ticket: first, ...props }: OrderTicketProps) {
  const { language } = useTheme()
  const { ticket, facts, tick } = useLiveTicket(first)
  const { name, code } = facts.listing.instrument
  return (
    <>
      <DetailHead {...facts} />
      <OrderTicketSheet
        {...props}
        ticket={ticket}
        open
        onClose={tick}
        title={name[language]}
        description={code}
      />
      <TickButton facts={facts} onTick={tick} />
    </>
  )
}

function DetailHead({ quote, listing }: TicketFactsNow) {
  const { currency } = listing.instrument
  if (quote === undefined) return null
  const places = pricePlaces(tickSize(listing.market, quote.price), currency)
  return (
    <Stack gap="x1">
      <PriceText price={quote.price} places={places} currency={currency} size="display" weight="bold" />
      <ChangeBadge change={dayChange(quote)} show="both" places={places} size="body" />
    </Stack>
  )
}
