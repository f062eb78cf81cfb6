import { type TradingAccount, stepTick, inLanguage } from '@onelot/domain'
import { useState } from 'react'
import { Stack } from '../../primitives/Stack/Stack.tsx'
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx'
import { useTheme } from '../../theme/ThemeContext.ts'
import { ChangeBadge } from '../ChangeBadge/ChangeBadge.tsx'
import { dayChange } from '../format/change.ts'
import { changeDigits, priceScale } from '../format/price.ts'
import { PriceText } from '../PriceText/PriceText.tsx'
import { sampleAccount, sampleContext } from '../sampleMarket.ts'
import { OrderTicket, OrderTicketSheet } from './OrderTicket.tsx'
import { type TicketDraft, firstDraft } from './ticketDraft.ts'
import { type ListedContext, ticketModel } from './ticketModel.ts'
import type { OrderTicketProps } from './ticketProps.ts'
import { type TicketHandle, useTicket } from './useTicket.ts'

interface TicketStart {
  context?: ListedContext
  account?: TradingAccount
  draft?: Partial<TicketDraft>
}

/** The ticket that a story begins with. */
export function sampleTicket(start: TicketStart = {}): TicketHandle {
  const { context = sampleContext(), account = sampleAccount() } = start
  const draft = { ...firstDraft(context.quote?.price, 'long', context.listing.session.phase), ...start.draft }
  const situation = { context, account, language: 'en' } as const
  return { draft, situation, model: ticketModel(draft, situation), act: () => undefined }
}

/** A working ticket for a story, over a market that moves when the story moves it. */
function useLiveTicket({ draft, situation }: TicketHandle) {
  const [context, setContext] = useState(situation.context)
  const ticket = useTicket({ context, account: situation.account }, draft)
  const tick = () => {
    const { quote, listing } = context
    if (quote === undefined) return
    const up = stepTick(listing.market, quote.price, 1)
    setContext({ ...context, quote: { ...quote, price: up, ask: up, bid: quote.price } })
  }
  return { ticket, context, tick }
}

interface TickButtonProps {
  context: ListedContext
  onTick: () => void
}
const TickButton = ({ context, onTick }: TickButtonProps) => (
  <VisuallyHidden>
    <button type="button" tabIndex={-1} data-testid="tick" onClick={onTick}>
      {`live ${context.quote?.price ?? ''}`}
    </button>
  </VisuallyHidden>
)

/** A ticket that can be filled in. */
export function LiveTicket({ ticket: first, ...props }: OrderTicketProps) {
  const { ticket, context, tick } = useLiveTicket(first)
  return (
    <>
      <OrderTicket {...props} ticket={ticket} />
      <TickButton context={context} onTick={tick} />
    </>
  )
}

/** The same as a sheet, under the live price that must stay visible. */
export function LiveTicketSheet({ ticket: first, ...props }: OrderTicketProps) {
  const { language } = useTheme()
  const { ticket, context, tick } = useLiveTicket(first)
  const { name } = context.listing.instrument
  return (
    <>
      <DetailHead {...context} />
      <OrderTicketSheet {...props} ticket={ticket} open onClose={tick} title={inLanguage(name, language)} />
      <TickButton context={context} onTick={tick} />
    </>
  )
}

function DetailHead({ quote, listing }: ListedContext) {
  if (quote === undefined) return null
  const scale = priceScale(listing.instrument, listing.market)
  return (
    <Stack gap="x1">
      <PriceText price={quote.price} scale={scale} currencyShown size="display" weight="bold" />
      <ChangeBadge change={dayChange(quote)} show="both" places={changeDigits(scale, quote)} size="body" />
    </Stack>
  )
}
