import type { LocalDate } from '@onelot/domain'
import { assignInlineVars } from '@vanilla-extract/dynamic'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import { useTheme } from '../../theme/ThemeContext.ts'
import { Icon } from '../Icon/Icon.tsx'
import { IconButton } from '../IconButton/IconButton.tsx'
import { Text } from '../Text/Text.tsx'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import { CalendarWeeks } from './CalendarWeeks.tsx'
import { monthName, wordLength } from './calendarNames.ts'
import type { DayMark } from './dayMark.ts'
import * as styles from './Calendar.css.ts'
import { hasDays, monthOf, nearestWithin, plusMonths } from './monthGrid.ts'

export interface CalendarProps {
  /** What the days are chosen or looked at for. */
  label: string
  /** The chosen day, a calendar date without a zone; undefined while none is chosen. */
  value?: LocalDate | undefined
  /** A day that may be chosen was pressed; its owner holds it. */
  onSelect: (selection: { date: LocalDate }) => void
  /** The day that it is where the reader is; the calendar opens there when nothing is chosen. */
  today: LocalDate
  /** The first day that may be chosen; it may arrive later. @defaultValue none */
  min?: LocalDate | undefined
  /** The last day that may be chosen. @defaultValue none */
  max?: LocalDate | undefined
  /** Returns what shows under a date. */
  mark?: (date: LocalDate) => DayMark | undefined
  /** Called with the first day of another month that shows, for whatever reason, to load its marks. */
  onMonthChange?: (change: { month: LocalDate }) => void
}

/** A month of days, to choose one or to see a figure of each. */
export function Calendar(props: CalendarProps) {
  const { label, value, onSelect, today, min, max, mark, onMonthChange } = props
  const { locale, t } = useTheme()
  const id = useId()
  const bounds = { min, max }
  const [shownFor, setShownFor] = useState(value)
  const [reached, setReached] = useState(value ?? today)
  // Another value from the owner shows its month; the reader may look at others meanwhile.
  if (shownFor !== value) {
    setShownFor(value)
    if (value !== undefined) setReached(value)
  }
  // Bounds may arrive after it has opened, and leave the month that shows without a day.
  const at = nearestWithin(reached, bounds)
  const month = monthOf(at)
  const shownMonth = useRef(month)
  const reportMonth = useEffectEvent(() => onMonthChange?.({ month }))
  useEffect(() => {
    if (shownMonth.current === month) return
    shownMonth.current = month
    reportMonth()
  }, [month])
  const turn = (months: number) => {
    const target = plusMonths(at, months)
    if (hasDays(target, bounds)) setReached(nearestWithin(target, bounds))
  }
  const step = (months: -1 | 1) => (
    <IconButton
      label={months < 0 ? t('entry.calendar.previous') : t('entry.calendar.next')}
      icon={<Icon icon={months < 0 ? ChevronLeft : ChevronRight} />}
      aria-disabled={hasDays(plusMonths(at, months), bounds) ? undefined : true}
      onClick={() => turn(months)}
    />
  )
  const name = monthName(locale, month)
  return (
    <div role="group" aria-label={label} className={styles.root}>
      <div className={styles.head}>
        {step(-1)}
        <div className={styles.month}>
          <Text as="div" id={`${id}-month`} weight="strong" aria-live="polite">
            <span
              className={styles.monthName}
              style={assignInlineVars({ [styles.wordVar]: wordLength(name) })}
            >
              {name}
            </span>
          </Text>
        </div>
        {step(1)}
      </div>
      <VisuallyHidden id={`${id}-help`}>{t('entry.calendar.help')}</VisuallyHidden>
      <CalendarWeeks
        labelledBy={`${id}-month`}
        describedBy={`${id}-help`}
        month={month}
        at={at}
        value={value}
        today={today}
        bounds={bounds}
        mark={mark}
        onMove={setReached}
        onSelect={(date) => {
          setReached(date)
          onSelect({ date })
        }}
      />
    </div>
  )
}
