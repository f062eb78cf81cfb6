import type { PositionId } from '@onelot/domain'
import { Card, ChipGroup, InfiniteList, PullToRefresh, Tabs } from '@onelot/ui'
import { pulled } from '../data/refreshing.ts'
import { readerZone } from '../i18n/readerZone.ts'
import { useTranslation } from '../i18n/translation.tsx'
import { useTitleOf } from '../i18n/useName.ts'
import { shownCurrencies } from '../ports/preferences.ts'
import { BackPage } from '../shell/BackPage.tsx'
import { Failure } from '../states/Failure.tsx'
import { MemberOnly } from '../states/MemberOnly.tsx'
import { NotRefreshed } from '../states/NotRefreshed.tsx'
import { useMovementSheet } from '../ledger/useMovementSheet.tsx'
import * as styles from './FundRecordScreen.css.ts'
import { NoRecord } from './NoRecord.tsx'
import { RecordMonths } from './RecordMonths.tsx'
import { RecordSkeleton } from './RecordSkeleton.tsx'
import { type FundRecordModel, recordTabs, useFundRecord } from './useFundRecord.ts'

export interface FundRecordScreenProps {
  /** Only what belongs to it; all movements without one. */
  position?: PositionId | undefined
}

/** /information/fundRecord: every movement of the member's money, newest first, by month and day. */
export function FundRecordScreen({ position }: FundRecordScreenProps) {
  return (
    <BackPage title={useTitleOf()('fundRecord')}>
      <MemberOnly>
        <Records position={position} />
      </MemberOnly>
    </BackPage>
  )
}

const ALL = 'all'

function Records({ position }: FundRecordScreenProps) {
  const record = useFundRecord(position)
  return (
    <PullToRefresh onRefresh={() => pulled(record.list.refresh())}>
      {position === undefined ? <Tabbed record={record} /> : <Listed record={record} />}
    </PullToRefresh>
  )
}

function Tabbed({ record }: { record: FundRecordModel }) {
  const { t } = useTranslation('fundRecord')
  const { tab, setTab, currency, setCurrency } = record
  return (
    <Tabs
      label={t('tabs.label')}
      tabs={recordTabs.map((value) => ({ value, label: t(`tabs.${value}`) }))}
      value={tab}
      onChange={({ value }) => {
        setTab(value)
      }}
    >
      <div className={styles.filter}>
        <ChipGroup
          label={t('currency')}
          options={[
            { value: ALL, label: t('allCurrencies') },
            ...shownCurrencies.map((value) => ({ value, label: value })),
          ]}
          value={currency ?? ALL}
          onSelect={({ value }) => {
            setCurrency(shownCurrencies.find((one) => one === value))
          }}
        />
      </div>
      <Listed record={record} />
    </Tabs>
  )
}

function Listed({ record }: { record: FundRecordModel }) {
  const { t } = useTranslation('fundRecord')
  const { onPress, sheet } = useMovementSheet({ leads: true, zone: readerZone() })
  const { list, entries, isComplete } = record
  const { items, status, failure, refreshing, loadMore } = list
  if (failure) return <Failure failure={failure} retrying={refreshing} onRetry={loadMore} />
  if (items === undefined || entries === undefined) return <RecordSkeleton />
  if (items.length === 0) return <NoRecord record={record} />
  return (
    <section className={styles.list} aria-label={t('list')}>
      <NotRefreshed reads={[list]} />
      <InfiniteList status={status} loaded={items.length} onLoadMore={loadMore}>
        <Card padding="none">
          <RecordMonths entries={entries} isComplete={isComplete} onPress={onPress} />
        </Card>
      </InfiniteList>
      {sheet}
    </section>
  )
}
