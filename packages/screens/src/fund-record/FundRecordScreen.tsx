import { fundRecords } from '@onelot/api-client'
import { Card, EmptyState, InfiniteList } from '@onelot/ui'
import { useTranslation } from '../i18n/translation.tsx'
import { BackPage } from '../app/AppShell.tsx'
import { Failure } from '../app/Failure.tsx'
import { LedgerLines } from '../app/LedgerLines.tsx'
import { MemberOnly } from '../app/MemberOnly.tsx'
import { NotRefreshed } from '../app/NotRefreshed.tsx'
import { QuoteListSkeleton } from '../app/QuoteListSkeleton.tsx'
import { usePages } from '../app/usePages.ts'
import * as styles from './FundRecordScreen.css.ts'

/** /information/fundRecord: every movement of the member's money, newest first. */
export function FundRecordScreen() {
  const { t } = useTranslation('places')
  return (
    <BackPage title={t('fundRecord')}>
      <MemberOnly>
        <Records />
      </MemberOnly>
    </BackPage>
  )
}

function Records() {
  const { t } = useTranslation('mine')
  const list = usePages(
    fundRecords,
    (page) => page,
    ({ lines, total }) => ({ items: lines, total }),
  )
  const { items, status, failure, refreshing, loadMore } = list
  if (failure) return <Failure failure={failure} retrying={refreshing} onRetry={loadMore} />
  if (items === undefined) return <QuoteListSkeleton />
  if (items.length === 0) {
    return <EmptyState title={t('records.empty')} description={t('records.emptyText')} />
  }
  return (
    <div className={styles.page}>
      <NotRefreshed reads={[list]} />
      <InfiniteList status={status} loaded={items.length} onLoadMore={loadMore}>
        <Card padding="none">
          <LedgerLines lines={items} label={t('records.list')} />
        </Card>
      </InfiniteList>
    </div>
  )
}
