import type { Rest } from '../rest.ts'
import * as styles from './ChipGroup.css.ts'

export interface ChipOption<Value extends string> {
  readonly value: Value
  readonly label: string
  readonly disabled?: boolean
}

export interface ChipGroupProps<Value extends string> extends Rest<
  'div',
  'onSelect' | 'children' | 'aria-label'
> {
  /** What the chips set: `Share of buying power`. */
  label: string
  /** In their order; one that is off cannot be chosen. */
  options: readonly ChipOption<Value>[]
  /** The one that holds now. It may be none: the reader has typed something else. */
  value?: Value | undefined
  /** `line`: quiet chips side by side, as wide as their text, for a row that scrolls sideways. @defaultValue 'fill' */
  look?: (typeof styles.chipLooks)[number]
  /** None can be chosen. */
  disabled?: boolean
  /** One was pressed, the chosen one too. */
  onSelect: (selection: { value: Value }) => void
}

/** Shortcuts that fill something in: 25, 50, 75, 100 %. Choosing again is allowed, as the worth of a share moves. */
export function ChipGroup<Value extends string>(props: ChipGroupProps<Value>) {
  const { label, options, value, look = 'fill', disabled = false, onSelect, ...rest } = props
  return (
    <div role="group" {...rest} aria-label={label} className={styles.groups[look]}>
      {options.map((option) => (
        <button
          key={option.value}
          type="button"
          className={styles.chips[look]}
          aria-pressed={option.value === value}
          disabled={disabled || option.disabled === true}
          onClick={() => onSelect({ value: option.value })}
        >
          {option.label}
        </button>
      ))}
    </div>
  )
}
