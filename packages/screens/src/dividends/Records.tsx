import { type DividendRecordOnWire, dividendsRecords } from '@onelot/api-client'
import { negate } from '@onelot/domain'
import {
  Button,
  Card,
  EmptyState,
  InfiniteList,
  ListRow,
  Money,
  PullToRefresh,
  formatMonthDay,
  useTheme,
} from '@onelot/ui'
import { pulled } from '../data/refreshing.ts'
import { usePages } from '../data/usePages.ts'
import { useTranslation } from '../i18n/translation.tsx'
import { useName } from '../i18n/useName.ts'
import { Failure } from '../states/Failure.tsx'
import { NotRefreshed } from '../states/NotRefreshed.tsx'
import { useOpened } from '../states/useOpened.ts'
import { DividendsSkeleton } from './DividendsSkeleton.tsx'
import * as styles from './DividendsScreen.css.ts'
import { RecordSheet } from './RecordSheet.tsx'

/** Dividends that one is owed, received, or was charged. */
export function Records({ onStock }: { onStock: () => void }) {
  const { t } = useTranslation('dividends')
  const opened = useOpened<DividendRecordOnWire>()
  const pages = usePages(
    dividendsRecords,
    (page) => page,
    ({ records, next }) => ({ items: records, next }),
  )
  const { items, status, failure, refreshing, loadMore } = pages
  if (failure) return <Failure failure={failure} retrying={refreshing} onRetry={loadMore} />
  if (items === undefined) return <DividendsSkeleton />
  if (items.length === 0)
    return (
      <EmptyState
        title={t('noRecord.title')}
        description={t('noRecord.text')}
        action={
          <Button variant="secondary" size="small" onClick={onStock}>
            {t('noRecord.toStock')}
          </Button>
        }
      />
    )
  return (
    <PullToRefresh onRefresh={() => pulled(pages.refresh())}>
      <section className={styles.list} aria-label={t('records')}>
        <NotRefreshed reads={[pages]} />
        <InfiniteList status={status} loaded={items.length} onLoadMore={loadMore}>
          <Card padding="none">
            {items.map((record) => (
              <Row
                key={record.id}
                record={record}
                onPress={() => {
                  opened.open(record)
                }}
              />
            ))}
          </Card>
        </InfiniteList>
        {opened.value === undefined ? null : (
          <RecordSheet open={opened.isOpen} record={opened.value} onClose={opened.close} />
        )}
      </section>
    </PullToRefresh>
  )
}

function Row({ record, onPress }: { record: DividendRecordOnWire; onPress: () => void }) {
  const { t } = useTranslation('dividends')
  const { locale } = useTheme()
  const name = useName()
  const { instrument, kind, status, net, exDate, payDate } = record
  const isCharged = kind === 'charged'
  const date = formatMonthDay(locale, isCharged ? exDate : payDate)
  return (
    <ListRow
      title={name(instrument.name)}
      subtitle={`${t(`kinds.${kind}`)} · ${t(`status.${isCharged ? 'charged' : status}`, { date })}`}
      trailing={
        <Money
          value={isCharged ? negate(net) : net}
          signed
          own
          weight={status === 'paid' ? 'strong' : 'regular'}
          tone={status === 'paid' ? 'neutral' : 'secondary'}
          fit
        />
      }
      chevron={false}
      onPress={onPress}
    />
  )
}
