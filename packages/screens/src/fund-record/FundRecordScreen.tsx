import { fundRecords } from '@onelot/api-client'
import { Card, EmptyState, InfiniteList } from '@onelot/ui'
import { useTitleOf } from '../i18n/useName.ts'
import { useTranslation } from '../i18n/translation.tsx'
import { BackPage } from '../shell/BackPage.tsx'
import { Failure } from '../states/Failure.tsx'
import { LedgerLines } from '../ledger/LedgerLines.tsx'
import { MemberOnly } from '../states/MemberOnly.tsx'
import { NotRefreshed } from '../states/NotRefreshed.tsx'
import { QuoteListSkeleton } from '../states/QuoteListSkeleton.tsx'
import { usePages } from '../data/usePages.ts'
import * as styles from './FundRecordScreen.css.ts'

/** /information/fundRecord: every movement of the member's money, newest first. */
export function FundRecordScreen() {
  return (
    <BackPage title={useTitleOf()('fundRecord')}>
      <MemberOnly>
        <Records />
      </MemberOnly>
    </BackPage>
  )
}

function Records() {
  const { t } = useTranslation('fundRecord')
  const list = usePages(
    fundRecords,
    (page) => page,
    ({ lines, total }) => ({ items: lines, total }),
  )
  const { items, status, failure, refreshing, loadMore } = list
  if (failure) return <Failure failure={failure} retrying={refreshing} onRetry={loadMore} />
  if (items === undefined) return <QuoteListSkeleton />
  if (items.length === 0) {
    return <EmptyState title={t('empty')} description={t('emptyText')} />
  }
  return (
    <div className={styles.page}>
      <NotRefreshed reads={[list]} />
      <InfiniteList status={status} loaded={items.length} onLoadMore={loadMore}>
        <Card padding="none">
          <LedgerLines lines={items} label={t('list')} />
        </Card>
      </InfiniteList>
    </div>
  )
}
