import type { Choice } from '../choice.ts'
import type { Rest } from '../rest.ts'
import * as styles from './NativeSelect.css.ts'

type OwnProps = 'value' | 'onChange' | 'children' | 'multiple'

export interface NativeSelectProps<Value extends string> extends Rest<'select', OwnProps> {
  className: string
  choices: readonly Choice<Value>[]
  /** Undefined while nothing is chosen; `placeholder` shows then. */
  value: Value | undefined
  /** @defaultValue nothing */
  placeholder?: string
  onChange: (change: { value: Value }) => void
}

/** The device's own picker, over which a component draws its box. */
export function NativeSelect<Value extends string>(props: NativeSelectProps<Value>) {
  const { choices, value, placeholder = '', onChange, ...rest } = props
  return (
    <select
      {...rest}
      value={value ?? ''}
      onChange={(event) => {
        const chosen = choices.find((choice) => choice.value === event.target.value)
        if (chosen) onChange({ value: chosen.value })
      }}
    >
      {value === undefined ? (
        <option value="" disabled className={styles.option}>
          {placeholder}
        </option>
      ) : null}
      {choices.map((choice) => (
        <option key={choice.value} value={choice.value} disabled={choice.disabled} className={styles.option}>
          {choice.label}
        </option>
      ))}
    </select>
  )
}
