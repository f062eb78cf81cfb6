import type { QuoteRow } from '@onelot/api-client'
import { EmptyState, InfiniteList, VirtualList } from '@onelot/ui'
import { useTranslation } from '../i18n/translation.tsx'
import { Failure } from '../states/Failure.tsx'
import { LiveQuoteRow } from '../quotes/LiveQuoteRow.tsx'
import { QuoteListSkeleton } from '../states/QuoteListSkeleton.tsx'
import type { Pages } from '../data/usePages.ts'

export interface ListingsProps {
  list: Pages<QuoteRow>
  label: string
  /** Tries again after a failure, with what else failed beside it. */
  onRetry: () => void
  /** Numbers the rows from 1. */
  ranked?: boolean
  /** In place of the sparklines. */
  turnoverShown?: boolean
}

/** Thousands of listings, of which only those in sight are drawn and tick. */
export function Listings(props: ListingsProps) {
  const { list, label, onRetry, ranked = false, turnoverShown = false } = props
  const { t } = useTranslation('market')
  if (list.failure) {
    return <Failure failure={list.failure} retrying={list.refreshing} onRetry={onRetry} />
  }
  if (list.items === undefined) return <QuoteListSkeleton marked />
  if (list.items.length === 0) {
    return <EmptyState title={t('empty.title')} description={t('empty.description')} />
  }
  return (
    <InfiniteList
      status={list.status}
      loaded={list.items.length}
      onLoadMore={() => {
        list.loadMore()
      }}
    >
      <VirtualList
        label={label}
        items={list.items}
        itemKey={({ instrument }) => instrument.id}
        renderItem={({ item, index }) => (
          <LiveQuoteRow row={item} rank={ranked ? index + 1 : undefined} turnoverShown={turnoverShown} />
        )}
      />
    </InfiniteList>
  )
}
