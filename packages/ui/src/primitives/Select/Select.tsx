import { ChevronDown } from 'lucide-react'
import { Field, type FieldTexts } from '../Field/Field.tsx'
import { box } from '../Field/Field.css.ts'
import { Icon } from '../Icon/Icon.tsx'
import type { Choice } from '../choice.ts'
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
}

/** One of many, by the device's own picker. */
export function Select<Value extends string>(props: SelectProps<Value>) {
  const { label, hint, error, optional, choices, value, onChange, placeholder = '', ...rest } = props
  return (
    <Field label={label} hint={hint} error={error} optional={optional}>
      {(control) => (
        <div className={box} data-invalid={error !== undefined} data-disabled={rest.disabled === true}>
          <NativeSelect
            {...rest}
            {...control}
            className={styles.select}
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
