import { ChevronDown } from 'lucide-react'
import { Icon } from '../Icon/Icon.tsx'
import { NativeSelect } from '../Select/NativeSelect.tsx'
import type { Choice } from '../choice.ts'
import * as styles from './ChipGroup.css.ts'

export interface ChipSelectProps<Value extends string> {
  /** What is chosen; read out, not visible: `Exchange`. */
  label: string
  /** In their order; one that is off is listed and cannot be chosen. */
  choices: readonly Choice<Value>[]
  /** The chosen one: there always is one. */
  value: Value
  /** Another one was chosen. */
  onChange: (change: { value: Value }) => void
}

/** One of many as a chip, by the device's own picker: for a row in which the choices themselves find no room. */
export function ChipSelect<Value extends string>({
  label,
  choices,
  value,
  onChange,
}: ChipSelectProps<Value>) {
  return (
    <span className={styles.select}>
      <NativeSelect
        aria-label={label}
        className={styles.picker}
        choices={choices}
        value={value}
        onChange={onChange}
      />
      <span className={styles.arrow}>
        <Icon icon={ChevronDown} size="small" />
      </span>
    </span>
  )
}
