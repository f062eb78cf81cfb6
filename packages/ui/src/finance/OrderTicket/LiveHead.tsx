import { ChangeBadge } from '../ChangeBadge/ChangeBadge.tsx'
import { dayChange } from '../format/change.ts'
import { changeDigits, priceScale } from '../format/price.ts'
import { PriceText } from '../PriceText/PriceText.tsx'
import * as styles from './OrderTicket.css.ts'
import type { ListedMarketContext } from './ticketModel.ts'

export interface LiveHeadProps {
  /** The issuer, where the title does not say it. */
  name?: string | undefined
  context: Pick<ListedMarketContext, 'listing' | 'quote'>
  /** Whether prices have stopped. */
  stale: boolean
}

/** Of what is bought or sold: its code, the live price and its change today. */
export function LiveHead({ name, context: { listing, quote }, stale }: LiveHeadProps) {
  const scale = priceScale(listing.instrument, listing.market)
  return (
    <span className={styles.liveHead}>
      <span>{name === undefined ? listing.instrument.code : `${name} ${listing.instrument.code}`}</span>
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
