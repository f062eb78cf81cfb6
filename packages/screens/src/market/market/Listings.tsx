import type { QuoteRow } from '@onelot/api-client'
import { EmptyState, VirtualList } from '@onelot/ui'
import { useTranslation } from '../../base/i18n/translation.tsx'
import { PagedList } from '../../base/lists/PagedList.tsx'
import { LiveQuoteRow } from '../../parts/quotes/LiveQuoteRow.tsx'
import { QuoteListSkeleton } from '../../base/states/QuoteListSkeleton.tsx'
import type { Pages } from '../../base/data/usePages.ts'

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
  return (
    <PagedList
      pages={list}
      layout="flush"
      noticeOn="page"
      skeleton={<QuoteListSkeleton marked />}
      empty={<EmptyState title={t('empty.title')} description={t('empty.description')} />}
      onRetry={onRetry}
    >
      {(rows) => (
        <VirtualList
          label={label}
          items={rows}
          itemKey={({ instrument }) => instrument.id}
          renderItem={({ item, index }) => (
            <LiveQuoteRow row={item} rank={ranked ? index + 1 : undefined} turnoverShown={turnoverShown} />
          )}
        />
      )}
    </PagedList>
  )
}
