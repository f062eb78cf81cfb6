import type { PositionId } from '@onelot/domain'
import { Card, dayIn } from '@onelot/ui'
import { readerZone } from '../../base/i18n/readerZone.ts'
import { useTranslation } from '../../base/i18n/translation.tsx'
import { MovementRow } from '../../parts/ledger/MovementRow.tsx'
import { entriesOf, flowOf } from '../../parts/ledger/entries.ts'
import { useMovementSheet } from '../../parts/ledger/useMovementSheet.tsx'
import { PagedList } from '../../base/lists/PagedList.tsx'
import { RecordMonths } from '../../base/lists/RecordMonths.tsx'
import { RecordSkeleton } from '../../base/lists/RecordSkeleton.tsx'
import { ChoiceOf, Filters } from './Filters.tsx'
import { NoRecord } from './NoRecord.tsx'
import { movementKinds } from './movementKinds.ts'
import { useFundRecord } from './useFundRecord.ts'
import { monthNoteOf } from './monthNote.tsx'
import type { FilterModel } from './useRecordFilter.ts'

export interface MovementsProps {
  /** All of its movements alone. */
  position?: PositionId | undefined
  model: FilterModel
}

/** Every movement of money, by month and day, which may be narrowed; or those of one position. */
export function Movements({ position, model }: MovementsProps) {
  const { t } = useTranslation('fundRecord')
  const { list, months } = useFundRecord(position, model.filter)
  const { change, filter } = model
  const zone = readerZone()
  const monthNote = monthNoteOf(months.data?.months)
  const { onPress, sheet } = useMovementSheet({ leads: true, zone })
  const isComplete = list.status === 'finished'
  return (
    <>
      {position === undefined ? (
        <Filters model={model} months={months.data?.months}>
          <ChoiceOf
            label={t('kind')}
            all={t('allKinds')}
            values={movementKinds}
            labelOf={(value) => t(`kinds.${value}`)}
            value={filter.kind}
            onChange={(kind) => change({ kind })}
          />
        </Filters>
      ) : null}
      <PagedList
        pages={list}
        label={t('list')}
        skeleton={<RecordSkeleton headings={2} />}
        empty={<NoRecord tab="transactions" model={model} />}
      >
        {(lines) => (
          <Card padding="none">
            <RecordMonths
              entries={entriesOf(lines, isComplete)}
              isComplete={isComplete}
              dayOf={({ at }) => dayIn(at, zone)}
              moneyOf={flowOf}
              monthNote={position === undefined ? monthNote : undefined}
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
