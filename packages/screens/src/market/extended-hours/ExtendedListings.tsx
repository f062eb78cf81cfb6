import { type ExtendedRow, marketExtended } from '@onelot/api-client'
import type { MarketId } from '@onelot/domain'
import { EmptyState, QuoteRow, VirtualList, priceScale } from '@onelot/ui'
import { useMarketRules } from '../../base/data/useMarketRules.ts'
import { useBoard } from '../../base/data/usePages.ts'
import { useTranslation } from '../../base/i18n/translation.tsx'
import { useName } from '../../base/i18n/useName.ts'
import { PagedList } from '../../base/lists/PagedList.tsx'
import { useNavigation } from '../../base/ports/ports.ts'
import { rowsOf } from '../../parts/quotes/rowsOf.ts'
import { useQuote } from '../../parts/quotes/useQuote.ts'
import { QuoteListSkeleton } from '../../base/states/QuoteListSkeleton.tsx'

const keyOf = ({ instrument }: ExtendedRow): string => instrument.id

/** Listings by how far they are from the regular close, each leading to its ticket. */
export function ExtendedListings({ market }: { market: MarketId }) {
  const { t } = useTranslation('extendedHours')
  const list = useBoard(marketExtended, (page) => ({ market, ...page }), rowsOf)
  return (
    <PagedList
      pages={list}
      layout="flush"
      skeleton={<QuoteListSkeleton marked />}
      empty={<EmptyState title={t('regular.title')} description={t('regular.description')} />}
    >
      {(rows) => (
        <VirtualList
          label={t('movers')}
          items={rows}
          itemKey={keyOf}
          renderItem={({ item }) => <ExtendedQuote row={item} />}
        />
      )}
    </PagedList>
  )
}

function ExtendedQuote({ row: { instrument, quote: known, regularClose } }: { row: ExtendedRow }) {
  const name = useName()
  const { href, Link } = useNavigation()
  const market = useMarketRules()(instrument.market)
  const { quote = known, staleSince } = useQuote(instrument.id, known)
  return (
    <QuoteRow
      name={name(instrument.name)}
      code={instrument.code}
      quote={{ price: quote.price, previousClose: regularClose }}
      scale={priceScale(instrument, market)}
      sector={instrument.industry.en}
      stale={staleSince !== undefined}
      href={href({ to: 'stockDetail', instrument: instrument.id })}
      Link={Link}
    />
  )
}
