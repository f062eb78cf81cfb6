import { type DividendRecordOnWire, dividendsRecords } from '@onelot/api-client'
import { negate } from '@onelot/domain'
import { Button, Card, EmptyState, ListRow, Money, formatMonthDay, useTheme } from '@onelot/ui'
import { usePages } from '../../base/data/usePages.ts'
import { useTranslation } from '../../base/i18n/translation.tsx'
import { useName } from '../../base/i18n/useName.ts'
import { PagedList } from '../../base/lists/PagedList.tsx'
import { RecordMonths } from '../../base/lists/RecordMonths.tsx'
import { RecordSkeleton } from '../../base/lists/RecordSkeleton.tsx'
import { useOpened } from '../../base/states/useOpened.ts'
import { RecordSheet } from './RecordSheet.tsx'

/** A short seller is charged on the ex-date; what is received comes on the pay date. */
const dateOf = ({ kind, exDate, payDate }: DividendRecordOnWire) => (kind === 'charged' ? exDate : payDate)

/** Dividends that one is owed, received, or was charged. */
export function RecordList({ onStock }: { onStock: () => void }) {
  const { t } = useTranslation('dividends')
  const opened = useOpened<DividendRecordOnWire>()
  const pages = usePages(
    dividendsRecords,
    (page) => page,
    ({ records, next }) => ({ items: records, next }),
  )
  return (
    <>
      <PagedList
        pages={pages}
        label={t('records')}
        skeleton={<RecordSkeleton />}
        empty={
          <EmptyState
            title={t('noRecord.title')}
            description={t('noRecord.text')}
            action={
              <Button variant="secondary" size="small" onClick={onStock}>
                {t('noRecord.toStock')}
              </Button>
            }
          />
        }
      >
        {(records) => (
          <Card padding="none">
            <RecordMonths
              entries={records}
              headings="months"
              dayOf={dateOf}
              keyOf={({ id }) => id}
              rowOf={(record) => <RecordRow record={record} onPress={() => opened.open(record)} />}
            />
          </Card>
        )}
      </PagedList>
      {opened.value === undefined ? null : (
        <RecordSheet open={opened.isOpen} record={opened.value} onClose={opened.close} />
      )}
    </>
  )
}

function RecordRow({ record, onPress }: { record: DividendRecordOnWire; onPress: () => void }) {
  const { t } = useTranslation('dividends')
  const { locale } = useTheme()
  const name = useName()
  const { instrument, kind, status, net } = record
  const isCharged = kind === 'charged'
  const date = formatMonthDay(locale, dateOf(record))
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
