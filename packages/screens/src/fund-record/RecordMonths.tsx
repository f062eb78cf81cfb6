import type { Money as Amount } from '@onelot/domain'
import { Money, RowList, Text, dayIn, formatDay, formatMonth, useTheme } from '@onelot/ui'
import { useTranslation } from '../i18n/translation.tsx'
import { readerZone } from '../i18n/readerZone.ts'
import type { MovementEntry } from '../ledger/entries.ts'
import { MovementRow } from '../ledger/MovementRow.tsx'
import { type RecordDay, byMonth } from './byMonth.ts'
import * as styles from './FundRecordScreen.css.ts'

export interface RecordMonthsProps {
  /** Newest first. */
  entries: readonly MovementEntry[]
  isComplete: boolean
  onPress: (press: { entry: MovementEntry }) => void
}

/** Movements under the headings of their months and days, with what each of them adds up to. */
export function RecordMonths({ entries, isComplete, onPress }: RecordMonthsProps) {
  const { locale } = useTheme()
  const zone = readerZone()
  return byMonth(entries, (at) => dayIn(at, zone), isComplete).map(({ month, at, sums, days }) => (
    <div key={month} className={styles.month}>
      <div className={styles.heading}>
        <Text as="h2" size="lead" weight="bold">
          {formatMonth(locale, at, zone)}
        </Text>
        <Sums sums={sums} />
      </div>
      {days.map((day) => (
        <Day key={day.day} day={day} zone={zone} onPress={onPress} />
      ))}
    </div>
  ))
}

interface DayProps extends Pick<RecordMonthsProps, 'onPress'> {
  day: RecordDay
  zone: string
}

function Day({ day: { at, sums, entries }, zone, onPress }: DayProps) {
  const { locale } = useTheme()
  const name = formatDay(locale, at, zone)
  return (
    <>
      <div className={styles.heading}>
        <Text as="h3" size="small" weight="strong" tone="secondary">
          {name}
        </Text>
        <Sums sums={sums} />
      </div>
      <RowList
        label={name}
        rows={entries.map((entry) => ({
          key: entry.key,
          row: <MovementRow entry={entry} dated={false} zone={zone} onPress={onPress} />,
        }))}
      />
    </>
  )
}

/** What the movements under a heading add up to. */
function Sums({ sums }: { sums: readonly Amount[] }) {
  const { t } = useTranslation('fundRecord')
  if (sums.length === 0) return null
  return (
    <span className={styles.sums} role="group" aria-label={t('sum')}>
      {sums.map((sum) => (
        <Money key={sum.currency} value={sum} signed size="small" tone="secondary" />
      ))}
    </span>
  )
}
