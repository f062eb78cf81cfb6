import type { LocalDate } from '@onelot/domain'
import { useState } from 'react'
import { useTheme } from '../../theme/ThemeContext.ts'
import { ConfirmSheet } from '../Picker/ConfirmSheet.tsx'
import { useOpenings } from '../Picker/useOpenings.ts'
import { Wheels } from '../Picker/Wheels.tsx'
import { dateColumns, dateParts, turnedTo, wheelsOf, withinDates } from './dateWheels.ts'

export interface DatePickerProps {
  /** Whether it shows. */
  open: boolean
  /** Called to close it without a choice. The owner decides, also after a choice. */
  onClose: () => void
  /** Which date: `Birth date`. */
  title: string
  /** One line under the title, read out with it: who is too young. */
  description?: string
  /** Undefined while none is chosen; the wheels then open at `opensAt`. */
  value: LocalDate | undefined
  /** Where the wheels open while nothing is chosen. @defaultValue `max` */
  opensAt?: LocalDate
  /** The first day that may be chosen; an earlier value shows as this one. A calendar date, without a zone. */
  min: LocalDate
  /** The last day that may be chosen; a later value shows as this one. */
  max: LocalDate
  /** Called by the button, with the date on the wheels. */
  onConfirm: (choice: { date: LocalDate }) => void
}

/**
 * A calendar date on three wheels, in the order and the texts of the reader's language: a birth date, a period's end. For a
 * day whose weekday or value matters, `Calendar`.
 */
export function DatePicker(props: DatePickerProps) {
  return <TurningDate key={useOpenings(props.open)} {...props} />
}

function TurningDate({ value, min, max, opensAt = max, onConfirm, ...sheet }: DatePickerProps) {
  const { locale, t } = useTheme()
  const [turned, setTurned] = useState(value ?? opensAt)
  const bounds = { min, max }
  const date = withinDates(turned, bounds)
  return (
    <ConfirmSheet
      {...sheet}
      confirmable
      onConfirm={() => {
        onConfirm({ date })
      }}
    >
      <Wheels
        columns={dateColumns(date, bounds, { locale, label: (part) => t(`entry.date.${part}`) })}
        value={wheelsOf(date)}
        onChange={(turn) => {
          const part = dateParts.find((name) => name === turn.key)
          if (part) setTurned(turnedTo(date, { part, value: turn.value }, bounds))
        }}
      />
    </ConfirmSheet>
  )
}
