import type { LocalDate } from '@onelot/domain'
import { Check, ChevronLeft, ChevronRight } from 'lucide-react'
import { useId, useState } from 'react'
import { dayNames, monthName, weekdayNames } from '../../primitives/Calendar/calendarNames.ts'
import { hasDays, plusMonths, weeksOf } from '../../primitives/Calendar/monthGrid.ts'
import { Icon } from '../../primitives/Icon/Icon.tsx'
import { IconButton } from '../../primitives/IconButton/IconButton.tsx'
import { Text } from '../../primitives/Text/Text.tsx'
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx'
import { useTheme } from '../../theme/ThemeContext.ts'
import { type StreakDays, stateOfDay, weekOf } from './streak.ts'
import * as styles from './StreakCalendar.css.ts'

export const streakViews = ['week', 'month'] as const

export interface StreakCalendarProps {
  /** What is done each day: `Check-in`. */
  label: string
  /** The day that it is where the rule counts it. */
  today: LocalDate
  /** Days on which it was done, in any order; of a month, once they are loaded. */
  signed: readonly LocalDate[]
  /** The first day on which it could be done: earlier ones were not missed, and their months do not show. */
  since: LocalDate
  /** The week of today, or months. @defaultValue 'week' */
  view?: (typeof streakViews)[number] | undefined
  /** Called with the first day of another month that shows, to load its days. */
  onMonthChange?: ((change: { month: LocalDate }) => void) | undefined
}

/** On which days something was done, and on which it was missed. Nothing is chosen in it. */
export function StreakCalendar(props: StreakCalendarProps) {
  const { label, today, signed, since, view = 'week', onMonthChange } = props
  const { locale, t } = useTheme()
  const id = useId()
  const [month, setMonth] = useState(today)
  const days = { today, since, signed: new Set(signed) }
  const bounds = { min: since, max: today }
  const turn = (months: -1 | 1) => {
    const target = plusMonths(month, months)
    const possible = hasDays(target, bounds)
    return (
      <IconButton
        label={months < 0 ? t('entry.calendar.previous') : t('entry.calendar.next')}
        icon={<Icon icon={months < 0 ? ChevronLeft : ChevronRight} />}
        aria-disabled={possible ? undefined : true}
        onClick={() => {
          if (!possible) return
          setMonth(target)
          onMonthChange?.({
            month:
              weeksOf(target)
                .flat()
                .find((date) => date !== undefined) ?? target,
          })
        }}
      />
    )
  }
  if (view === 'week') return <StreakWeeks label={label} weeks={[weekOf(today)]} days={days} />
  return (
    <div role="group" aria-label={label} className={styles.root}>
      <div className={styles.head}>
        {turn(-1)}
        <Text as="div" id={id} weight="strong" aria-live="polite">
          {monthName(locale, month)}
        </Text>
        {turn(1)}
      </div>
      <StreakWeeks labelledBy={id} weeks={weeksOf(month)} days={days} />
    </div>
  )
}

interface StreakWeeksProps {
  label?: string
  labelledBy?: string
  weeks: readonly (readonly (LocalDate | undefined)[])[]
  days: StreakDays
}

function StreakWeeks({ label, labelledBy, weeks, days }: StreakWeeksProps) {
  const { locale } = useTheme()
  const narrow = weekdayNames(locale, 'narrow')
  return (
    <table aria-label={label} aria-labelledby={labelledBy} className={styles.grid}>
      <thead>
        <tr>
          {weekdayNames(locale, 'long').map((name, day) => (
            <th key={name} scope="col" className={styles.weekday}>
              <span aria-hidden>{narrow[day]}</span>
              <VisuallyHidden>{name}</VisuallyHidden>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week, index) => (
          <tr key={index}>
            {week.map((date, weekday) => (
              <td
                key={date ?? weekday}
                aria-current={date === days.today ? 'date' : undefined}
                className={styles.cell}
              >
                {date === undefined ? null : <StreakDay date={date} days={days} />}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function StreakDay({ date, days }: { date: LocalDate; days: StreakDays }) {
  const { locale, t } = useTheme()
  const state = stateOfDay(date, days)
  return (
    <>
      <VisuallyHidden>{`${dayNames(locale)(date)}, ${t(`products.streak.${state}`)}`}</VisuallyHidden>
      <span aria-hidden data-state={state} className={styles.day}>
        {state === 'signed' ? (
          <Icon icon={Check} size="small" />
        ) : (
          <span className={state === 'missed' ? styles.struck : undefined}>{Number(date.slice(8))}</span>
        )}
      </span>
    </>
  )
}
