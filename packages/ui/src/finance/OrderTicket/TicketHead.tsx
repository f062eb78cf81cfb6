import { ChangeBadge } from '../ChangeBadge/ChangeBadge.tsx'
import { dayChange } from '../format/change.ts'
import { changeDigits } from '../format/price.ts'
import { PriceText } from '../PriceText/PriceText.tsx'
import * as styles from './OrderTicket.css.ts'
import { type OrderTicketProps, ticketScale } from './ticketProps.ts'

/** The code, the live price and its change today. */
export function TicketHead({ ticket, stale = false }: Pick<OrderTicketProps, 'ticket' | 'stale'>) {
  const { listing, quote } = ticket.situation.context
  const scale = ticketScale(ticket)
  return (
    <span className={styles.liveHead}>
      <span>{listing.instrument.code}</span>
      {quote === undefined ? null : (
        <>
          <PriceText price={quote.price} scale={scale} currencyShown weight="strong" stale={stale} />
          <ChangeBadge
            change={dayChange(quote)}
            show="both"
            places={changeDigits(scale, quote)}
            stale={stale}
          />
        </>
      )}
    </span>
  )
}
