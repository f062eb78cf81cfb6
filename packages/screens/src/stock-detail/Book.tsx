import type { MarketDetail } from '@onelot/api-client'
import type { Quote } from '@onelot/domain'
import { OrderBook } from '@onelot/ui'
import { useTranslation } from '../i18n/translation.tsx'
import { placesAt } from '../app/places.ts'
import * as styles from './StockDetailScreen.css.ts'

/** Offers and bids; an index has none. */
export function Book({ detail, quote }: { detail: MarketDetail; quote: Quote | undefined }) {
  const { t } = useTranslation('stockDetail')
  const { instrument, market, book } = detail
  if (instrument.kind === 'index' || quote === undefined) return null
  return (
    <section className={styles.section}>
      <h2 className={styles.title}>{t('book')}</h2>
      <OrderBook
        book={book}
        places={placesAt(market, instrument.currency, quote.price)}
        previousClose={quote.previousClose}
      />
    </section>
  )
}
