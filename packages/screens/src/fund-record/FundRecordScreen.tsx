import type { PositionId } from '@onelot/domain'
import { Card, ChipGroup, Tabs, dayIn } from '@onelot/ui'
import { readerZone } from '../i18n/readerZone.ts'
import { useTranslation } from '../i18n/translation.tsx'
import { useTitleOf } from '../i18n/useName.ts'
import { MovementRow } from '../ledger/MovementRow.tsx'
import { entriesOf } from '../ledger/entries.ts'
import { useMovementSheet } from '../ledger/useMovementSheet.tsx'
import { PagedList } from '../lists/PagedList.tsx'
import { PullArea } from '../lists/PullArea.tsx'
import { RecordMonths } from '../lists/RecordMonths.tsx'
import { RecordSkeleton } from '../lists/RecordSkeleton.tsx'
import { shownCurrencies } from '../ports/preferences.ts'
import { BackPage } from '../shell/BackPage.tsx'
import { MemberOnly } from '../states/MemberOnly.tsx'
import * as styles from './FundRecordScreen.css.ts'
import { NoRecord } from './NoRecord.tsx'
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
    <PullArea>
      {position === undefined ? <RecordTabs record={record} /> : <RecordList record={record} />}
    </PullArea>
  )
}

function RecordTabs({ record }: { record: FundRecordModel }) {
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
      <RecordList record={record} />
    </Tabs>
  )
}

function RecordList({ record }: { record: FundRecordModel }) {
  const { t } = useTranslation('fundRecord')
  const zone = readerZone()
  const { onPress, sheet } = useMovementSheet({ leads: true, zone })
  const isComplete = record.list.status === 'finished'
  return (
    <>
      <PagedList
        pages={record.list}
        label={t('list')}
        skeleton={<RecordSkeleton headings={2} />}
        empty={<NoRecord record={record} />}
      >
        {(lines) => (
          <Card padding="none">
            <RecordMonths
              entries={entriesOf(lines, isComplete)}
              isComplete={isComplete}
              dayOf={({ at }) => dayIn(at, zone)}
              moneyOf={({ money }) => money}
              sumLabel={t('sum')}
              keyOf={({ key }) => key}
              rowOf={(entry) => <MovementRow entry={entry} dated={false} zone={zone} onPress={onPress} />}
            />
          </Card>
        )}
      </PagedList>
      {sheet}
    </>
  )
}
