import { type Book, type TradingState, stepTick, tickSize } from '@onelot/domain'
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
import { sampleWords } from './sampleWords.ts'
import { type TicketDraft, firstDraft } from './ticketDraft.ts'
import type { TicketFactsNow } from './ticketModel.ts'
import type { OrderTicketProps, TicketOutcome } from './ticketProps.ts'
import { useTicket } from './useTicket.ts'

export interface TicketDemoProps {
  facts?: TicketFactsNow
  account?: TradingState
  draft?: Partial<TicketDraft>
  book?: Book
  stale?: boolean
  busy?: boolean
  outcome?: TicketOutcome
  sheet?: boolean
  onReview: OrderTicketProps['onReview']
}

/** What the sheet rises over: the live price must stay in sight. */
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

/** A ticket over a market that moves when the story says so. */
export function TicketDemo(props: TicketDemoProps) {
  const { facts = sampleFacts(), account = sampleAccount(), draft = {}, sheet = false, ...rest } = props
  const { language } = useTheme()
  const [now, setNow] = useState(facts)
  const ticket = useTicket({ facts: now, account }, { ...firstDraft(facts.quote?.price), ...draft })
  const tick = () => {
    const { quote, listing } = now
    if (quote === undefined) return
    const up = stepTick(listing.market, quote.price, 1)
    setNow({ ...now, quote: { ...quote, price: up, ask: up, bid: quote.price } })
  }
  const shared = { ...rest, ...sampleWords, ticket }
  return (
    <>
      {sheet ? (
        <>
          <DetailHead {...now} />
          <OrderTicketSheet
            {...shared}
            open
            onClose={tick}
            title={now.listing.instrument.name[language]}
            description={now.listing.instrument.code}
          />
        </>
      ) : (
        <OrderTicket {...shared} />
      )}
      <VisuallyHidden>
        <button type="button" tabIndex={-1} data-testid="tick" onClick={tick}>
          {`live ${now.quote?.price ?? ''}`}
        </button>
      </VisuallyHidden>
    </>
  )
}
