import { ChevronDown } from 'lucide-react'
import { Field, type FieldTexts } from '../Field/Field.tsx'
import { box } from '../Field/Field.css.ts'
import { Icon } from '../Icon/Icon.tsx'
import type { Choice } from '../choice.ts'
import { cx } from '../cx.ts'
import type { Rest } from '../rest.ts'
import { NativeSelect } from './NativeSelect.tsx'
import * as styles from './Select.css.ts'

export interface SelectProps<Value extends string>
  extends
    FieldTexts,
    Rest<
      'select',
      | 'value'
      | 'onChange'
      | 'id'
      | 'children'
      | 'multiple'
      | 'aria-invalid'
      | 'aria-describedby'
      | 'aria-required'
    > {
  /** In their order; one that is off is listed and cannot be chosen. */
  choices: readonly Choice<Value>[]
  /** Undefined while nothing is chosen; `placeholder` shows then. */
  value: Value | undefined
  /** Another one was chosen. */
  onChange: (change: { value: Value }) => void
  /** What shows while nothing is chosen: `Choose a bank`. @defaultValue nothing */
  placeholder?: string
  /** What shows in place of the chosen label where that has no room: `+82`. The list and a screen reader have the label. */
  short?: string
}

/** One of many, by the device's own picker. */
export function Select<Value extends string>(props: SelectProps<Value>) {
  const { label, hint, error, optional, choices, value, onChange, placeholder = '', short, ...rest } = props
  return (
    <Field label={label} hint={hint} error={error} optional={optional}>
      {(control) => (
        <div
          className={cx(box, styles.box)}
          data-invalid={error !== undefined}
          data-disabled={rest.disabled === true}
        >
          {short === undefined ? null : (
            <span aria-hidden className={styles.short}>
              {short}
            </span>
          )}
          <NativeSelect
            {...rest}
            {...control}
            className={short === undefined ? styles.select : styles.behindShort}
            choices={choices}
            value={value}
            placeholder={placeholder}
            onChange={onChange}
          />
          <span className={styles.chevron}>
            <Icon icon={ChevronDown} size="small" />
          </span>
        </div>
      )}
    </Field>
  )
}
