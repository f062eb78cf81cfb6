import type { LocalDate } from '@onelot/domain'
import { useTheme } from '../../theme/ThemeContext.ts'
import { ConfirmSheet } from '../Picker/ConfirmSheet.tsx'
import { useOpenings } from '../Picker/useOpenings.ts'
import { useTurns } from '../Picker/useTurns.ts'
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
  /** Undefined while none is chosen; the wheels then open at `opensAt`. They turn to one that arrives while they are open. */
  value: LocalDate | undefined
  /** Where the wheels open while nothing is chosen. @defaultValue `max` */
  opensAt?: LocalDate | undefined
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
  const bounds = { min, max }
  const turns = useTurns(value ?? opensAt, {
    turned: (from, { key, value: number }) => {
      const part = dateParts.find((name) => name === key)
      const start = withinDates(from, bounds)
      return part === undefined ? start : turnedTo(start, { part, value: number }, bounds)
    },
    isSame: (one, other) => one === other,
  })
  const date = withinDates(turns.chosen, bounds)
  const rested = withinDates(turns.rested, bounds)
  return (
    <ConfirmSheet {...sheet} confirmable onConfirm={() => onConfirm({ date })}>
      <Wheels
        columns={dateColumns(rested, bounds, { locale, label: (part) => t(`entry.date.${part}`) })}
        value={{ ...wheelsOf(rested), ...turns.running }}
        onTurn={turns.take}
      />
    </ConfirmSheet>
  )
}
