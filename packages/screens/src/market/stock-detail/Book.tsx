import type { MarketDetail } from '@onelot/api-client'
import { Box, OrderBook, Section, priceScale } from '@onelot/ui'
import { useTranslation } from '../../base/i18n/translation.tsx'
import type { BookPick } from './bookPick.ts'

export interface BookProps {
  detail: MarketDetail
  onPick: (pick: BookPick) => void
}

/** Offers and bids, each of which opens the ticket at its price, but for what is halted, which takes no order; an index has none. */
export function Book({ detail, onPick }: BookProps) {
  const { t } = useTranslation('stockDetail')
  const { instrument, market, book, quote, halted } = detail
  if (instrument.kind === 'index' || quote === undefined) return null
  return (
    <Box padding="page">
      <Section heading={t('book')}>
        <OrderBook
          book={book}
          scale={priceScale(instrument, market)}
          previousClose={quote.previousClose}
          onPick={halted ? undefined : onPick}
        />
      </Section>
    </Box>
  )
}
