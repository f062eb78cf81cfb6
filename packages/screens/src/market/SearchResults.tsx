import { EmptyState } from '@onelot/ui'
import { useTranslation } from '../i18n/translation.tsx'
import { QuoteListSkeleton } from '../states/QuoteListSkeleton.tsx'
import { Listings } from './Listings.tsx'
import type { MarketModel } from './useMarket.ts'

/** What a search over all markets found, by code or by name in any language. */
export function SearchResults({ model }: { model: MarketModel }) {
  const { t } = useTranslation('market')
  const { searched, results, choice } = model
  if (searched === '') return <QuoteListSkeleton />
  if (results.items?.length === 0 && searched === choice.query.trim()) {
    return <EmptyState title={t('search.none', { query: searched })} description={t('search.noneHint')} />
  }
  return <Listings list={results} label={t('search.results')} currencyShown onRetry={results.loadMore} />
}
