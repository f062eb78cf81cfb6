import type { LocalDate } from '@onelot/domain'
import { assignInlineVars } from '@vanilla-extract/dynamic'
import { type KeyboardEvent, useEffect, useRef } from 'react'
import { useTheme } from '../../theme/ThemeContext.ts'
import { textLength } from '../Text/textLength.ts'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import { dayNames, weekdayNames } from './calendarNames.ts'
import type { DayMark } from './dayMark.ts'
import * as styles from './Calendar.css.ts'
import { type CalendarBounds, dateForKey, isWithin, weeksOf } from './monthGrid.ts'

export interface CalendarWeeksProps {
  labelledBy: string
  describedBy: string
  month: LocalDate
  /** The one day that Tab reaches. */
  at: LocalDate
  value: LocalDate | undefined
  today: LocalDate
  bounds: CalendarBounds
  mark: ((date: LocalDate) => DayMark | undefined) | undefined
  onMove: (date: LocalDate) => void
  onSelect: (date: LocalDate) => void
}

/** The grid of a month's days: one stop for Tab, arrow and page keys within. */
export function CalendarWeeks(props: CalendarWeeksProps) {
  const { labelledBy, describedBy, month, at, value, today, bounds, mark, onMove, onSelect } = props
  const { locale } = useTheme()
  const grid = useRef<HTMLTableElement>(null)
  const movedByKey = useRef(false)
  useEffect(() => {
    if (!movedByKey.current) return
    movedByKey.current = false
    grid.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus()
  }, [at])

  const onKeyDown = (event: KeyboardEvent) => {
    const next = dateForKey(event.key, at, { ...bounds, shift: event.shiftKey })
    if (next === undefined) return
    event.preventDefault()
    if (next === at) return
    movedByKey.current = true
    onMove(next)
  }
  const narrow = weekdayNames(locale, 'narrow')
  const nameOf = dayNames(locale)
  return (
    <table
      ref={grid}
      role="grid"
      aria-labelledby={labelledBy}
      aria-describedby={describedBy}
      data-marks={mark !== undefined}
      className={styles.grid}
      onKeyDown={onKeyDown}
    >
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
        {weeksOf(month).map((week, index) => (
          <tr key={index}>
            {week.map((date, weekday) => (
              <td key={date ?? weekday} className={styles.cell}>
                {date === undefined ? null : (
                  <CalendarDay
                    date={date}
                    name={nameOf(date)}
                    mark={mark?.(date)}
                    reached={date === at}
                    chosen={date === value}
                    today={date === today}
                    possible={isWithin(date, bounds)}
                    onSelect={onSelect}
                  />
                )}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

interface CalendarDayProps {
  date: LocalDate
  name: string
  mark: DayMark | undefined
  reached: boolean
  chosen: boolean
  today: boolean
  possible: boolean
  onSelect: (date: LocalDate) => void
}

function CalendarDay({ date, name, mark, reached, chosen, today, possible, onSelect }: CalendarDayProps) {
  return (
    <button
      type="button"
      tabIndex={reached ? 0 : -1}
      aria-pressed={chosen}
      aria-current={today ? 'date' : undefined}
      aria-disabled={possible ? undefined : true}
      data-date={date}
      className={styles.day}
      onClick={() => {
        if (possible) onSelect(date)
      }}
    >
      <VisuallyHidden>{mark === undefined ? name : `${name}, ${mark.description}`}</VisuallyHidden>
      <span aria-hidden className={styles.dayNumber}>
        {Number(date.slice(8))}
      </span>
      {mark === undefined ? null : (
        <span
          aria-hidden
          data-tone={mark.tone ?? 'neutral'}
          className={styles.mark}
          style={assignInlineVars({ [styles.lengthVar]: textLength(mark.text).toFixed(2) })}
        >
          {mark.text}
        </span>
      )}
    </button>
  )
}
