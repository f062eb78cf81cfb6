import { type PickerColumns, type PickerValue, columnsOf, isSameValue, isWhole, settle } from './columns.ts'
import { ConfirmSheet } from './ConfirmSheet.tsx'
import { useOpenings } from './useOpenings.ts'
import { useTurns } from './useTurns.ts'
import { Wheels } from './Wheels.tsx'

export interface PickerProps {
  /** Whether it shows. */
  open: boolean
  /** Called to close it without a choice. The owner decides, also after a choice. */
  onClose: () => void
  /** What is chosen: `Your bank`. */
  title: string
  /** One line under the title, read out with it. */
  description?: string
  /** One wheel each; a function where later columns follow from the choice in earlier ones. */
  columns: PickerColumns
  /** Keyed by column. What a column has not begins at its first; the wheels start here each time the sheet opens, and turn to another that arrives. */
  value: PickerValue
  /** Called as the wheels turn, before anything is confirmed. */
  onTurn?: (turn: { key: string; value: PickerValue }) => void
  /** Called by the button, with the choice on the wheels. */
  onConfirm: (choice: { value: PickerValue }) => void
  /**
   * What the button says.
   * @defaultValue the message "Confirm"
   */
  confirmLabel?: string
}

/** A choice on wheels, taken only when it is confirmed. For one short list `Select` or `RadioGroup` is quicker. */
export function Picker(props: PickerProps) {
  return <TurningPicker key={useOpenings(props.open)} {...props} />
}

function TurningPicker({ columns, value, onTurn, onConfirm, ...sheet }: PickerProps) {
  const turns = useTurns(value, {
    turned: (from, turn) => settle(columns, { ...from, [turn.key]: turn.value }),
    isSame: isSameValue,
    reports: true,
  })
  const draft = settle(columns, turns.chosen)
  const rested = settle(columns, turns.rested)
  return (
    <ConfirmSheet
      {...sheet}
      confirmable={isWhole(columnsOf(columns, draft), draft)}
      onConfirm={() => onConfirm({ value: draft })}
    >
      <Wheels
        columns={columnsOf(columns, rested)}
        value={{ ...rested, ...turns.running }}
        onTurn={(turn) => {
          const next = turns.take(turn)
          if (!isSameValue(next, draft)) onTurn?.({ key: turn.key, value: next })
        }}
      />
    </ConfirmSheet>
  )
}
