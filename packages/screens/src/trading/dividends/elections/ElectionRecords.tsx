import { type ElectiveRecordOnWire, electiveDividendsRecords } from '@onelot/api-client'
import {
  Card,
  EmptyState,
  ListRow,
  Money,
  Stack,
  Text,
  formatMonthDay,
  useTheme,
  useUiMessages,
} from '@onelot/ui'
import { usePages } from '../../../base/data/usePages.ts'
import { useTranslation } from '../../../base/i18n/translation.tsx'
import { useName } from '../../../base/i18n/useName.ts'
import { PagedList } from '../../../base/lists/PagedList.tsx'
import { RecordMonths } from '../../../base/lists/RecordMonths.tsx'
import { RecordSkeleton } from '../../../base/lists/RecordSkeleton.tsx'
import { useNow } from '../../../base/ports/ports.ts'
import { useOpened } from '../../../base/states/useOpened.ts'
import { ElectionRecordSheet } from './ElectionRecordSheet.tsx'
import { WaitingElections } from './WaitingElections.tsx'
import { isChosen, phaseOf } from './electionView.ts'
import { useElections } from './useElections.ts'

/** Elections that wait for the payment, and in what elective dividends were paid. */
export function ElectionRecords() {
  const { t } = useTranslation('elections')
  const now = useNow()
  const { data } = useElections().read
  const opened = useOpened<ElectiveRecordOnWire>()
  const pages = usePages(
    electiveDividendsRecords,
    (page) => page,
    ({ records, next }) => ({ items: records, next }),
  )
  const isWaiting = data?.dividends.some((dividend) => isChosen(phaseOf(dividend, now()))) === true
  return (
    <>
      <PagedList
        pages={pages}
        label={t('records.label')}
        skeleton={<RecordSkeleton />}
        head={data === undefined ? null : <WaitingElections overview={data} />}
        empty={
          isWaiting ? null : (
            <EmptyState title={t('records.none.title')} description={t('records.none.text')} />
          )
        }
      >
        {(records) => (
          <Card padding="none">
            <RecordMonths
              entries={records}
              headings="months"
              dayOf={({ payDate }) => payDate}
              keyOf={({ id }) => id}
              rowOf={(record) => <RecordRow record={record} onPress={() => opened.open(record)} />}
            />
          </Card>
        )}
      </PagedList>
      {opened.value === undefined ? null : (
        <ElectionRecordSheet open={opened.isOpen} record={opened.value} onClose={opened.close} />
      )}
    </>
  )
}

function RecordRow({ record, onPress }: { record: ElectiveRecordOnWire; onPress: () => void }) {
  const { t } = useTranslation('elections')
  const { locale } = useTheme()
  const ui = useUiMessages()
  const name = useName()
  const { instrument, paidIn, payDate, bought, net } = record
  return (
    <ListRow
      title={name(instrument.name)}
      subtitle={`${t(`paidIn.${paidIn}`)} · ${formatMonthDay(locale, payDate)}`}
      trailing={
        <Stack as="span" gap="x1" align="end">
          {bought === undefined ? null : (
            <Text weight="strong">{ui('finance.shares', { count: bought.shares })}</Text>
          )}
          <Money
            value={bought?.rest ?? net}
            signed
            weight={bought === undefined ? 'strong' : 'regular'}
            tone={bought === undefined ? 'neutral' : 'secondary'}
            size={bought === undefined ? 'body' : 'small'}
            fit
          />
        </Stack>
      }
      chevron={false}
      onPress={onPress}
    />
  )
}
