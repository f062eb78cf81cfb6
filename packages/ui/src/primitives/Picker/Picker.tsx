import { useState } from 'react'
import { type PickerColumns, type PickerValue, columnsOf, settle } from './columns.ts'
import { ConfirmSheet } from './ConfirmSheet.tsx'
import { useOpenings } from './useOpenings.ts'
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
  /** By column key. What a column has not begins at its first; the wheels start here each time the sheet opens. */
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
  const [turned, setTurned] = useState(value)
  const draft = settle(columns, turned)
  return (
    <ConfirmSheet
      {...sheet}
      confirmable={Object.keys(draft).length > 0}
      onConfirm={() => {
        onConfirm({ value: draft })
      }}
    >
      <Wheels
        columns={columnsOf(columns, draft)}
        value={draft}
        onChange={(turn) => {
          const next = settle(columns, { ...draft, [turn.key]: turn.value })
          setTurned(next)
          onTurn?.({ key: turn.key, value: next })
        }}
      />
    </ConfirmSheet>
  )
}
