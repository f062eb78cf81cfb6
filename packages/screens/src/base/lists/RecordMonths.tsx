import { instant } from '@onelot/domain'
import { Money, RowList, Text, formatDay, formatMonth, useTheme } from '@onelot/ui'
import type { ReactNode } from 'react'
import { type Dated, type RecordDay, type RecordMonth, byMonth } from './byMonth.ts'
import * as styles from './RecordMonths.css.ts'

export const recordHeadings = ['months', 'days', 'monthsAndDays'] as const

export interface RecordMonthsProps<Entry> extends Dated<Entry> {
  /** Newest first. */
  entries: readonly Entry[]
  /** What heads the rows. @defaultValue 'monthsAndDays' */
  headings?: (typeof recordHeadings)[number] | undefined
  /** All are loaded: until then the last period may lack some, and has no sum. @defaultValue false */
  isComplete?: boolean | undefined
  /** Under the heading of a month, `2026-03`, in the place of its sum. */
  monthNote?: ((month: string) => ReactNode) | undefined
  /** Names the sums for screen readers, where `moneyOf` adds them up. */
  sumLabel?: string | undefined
  keyOf: (entry: Entry) => string
  rowOf: (entry: Entry) => ReactNode
}

/** A record under the headings of its months and days, with what each of them adds up to. */
export function RecordMonths<Entry>(props: RecordMonthsProps<Entry>) {
  const { entries, headings = 'monthsAndDays', isComplete = false, dayOf, moneyOf } = props
  const months = byMonth(entries, { dayOf, moneyOf }, isComplete)
  return headings === 'days'
    ? months.flatMap(({ days }) => days).map((day) => <DayRows key={day.day} {...props} day={day} as="h2" />)
    : months.map((month) => <MonthRows key={month.month} {...props} month={month} />)
}

const zone = 'UTC'
const startOf = (day: string) => instant(Date.parse(`${day}T00:00:00Z`))

function MonthRows<Entry>(props: RecordMonthsProps<Entry> & { month: RecordMonth<Entry> }) {
  const { month, headings, monthNote } = props
  const { locale } = useTheme()
  const name = formatMonth(locale, startOf(`${month.month}-01`), zone)
  return (
    <div className={styles.month}>
      <div className={styles.heading}>
        <Text as="h2" size="lead" weight="bold">
          {name}
        </Text>
        {monthNote === undefined ? <PeriodSums label={props.sumLabel} sums={month.sums} /> : null}
      </div>
      {monthNote?.(month.month)}
      {headings === 'months' ? (
        <EntryRows {...props} label={name} entries={month.entries} />
      ) : (
        month.days.map((day) => <DayRows key={day.day} {...props} day={day} as="h3" />)
      )}
    </div>
  )
}

function DayRows<Entry>(props: RecordMonthsProps<Entry> & { day: RecordDay<Entry>; as: 'h2' | 'h3' }) {
  const { day, as } = props
  const { locale } = useTheme()
  const name = formatDay(locale, startOf(day.day), zone)
  return (
    <>
      <div className={styles.heading}>
        <Text as={as} size="small" weight="strong" tone="secondary">
          {name}
        </Text>
        <PeriodSums label={props.sumLabel} sums={day.sums} />
      </div>
      <EntryRows {...props} label={name} entries={day.entries} />
    </>
  )
}

function EntryRows<Entry>(props: RecordMonthsProps<Entry> & { label: string }) {
  const { label, entries, keyOf, rowOf } = props
  return <RowList label={label} rows={entries.map((entry) => ({ key: keyOf(entry), row: rowOf(entry) }))} />
}

function PeriodSums({ label, sums }: { label: string | undefined; sums: RecordDay<unknown>['sums'] }) {
  if (sums.length === 0) return null
  return (
    <span className={styles.sums} role="group" aria-label={label}>
      {sums.map((sum) => (
        <Money key={sum.currency} value={sum} signed size="small" tone="secondary" />
      ))}
    </span>
  )
}
