import type { ReactNode } from 'react'
import { Field, type FieldAside, type FieldTexts } from '../Field/Field.tsx'
import * as styles from '../Field/Field.css.ts'
import type { Rest } from '../rest.ts'

export type TextFieldOwn =
  | 'value'
  | 'onChange'
  | 'id'
  | 'aria-invalid'
  | 'aria-describedby'
  | 'aria-required'
  | 'size'

export interface TextFieldProps extends FieldTexts, FieldAside, Rest<'input', TextFieldOwn | 'prefix'> {
  /** What has been typed. */
  value: string
  /** Each change as it is typed, untrimmed. */
  onChange: (change: { value: string }) => void
  /** Before what is typed: a country code, a currency mark. */
  prefix?: ReactNode
  /** After it: a unit, a button. */
  suffix?: ReactNode
}

/** A line of text. What is native (`name`, `inputMode`, `autoComplete`, `onBlur`, `ref`) goes to the input. */
export function TextField(props: TextFieldProps) {
  const { label, hint, error, optional, aside, value, onChange, prefix, suffix, ...rest } = props
  return (
    <Field label={label} hint={hint} error={error} optional={optional} aside={aside}>
      {(control) => (
        <div className={styles.box} data-invalid={error !== undefined} data-disabled={rest.disabled === true}>
          {prefix}
          <input
            type="text"
            {...rest}
            {...control}
            className={styles.input}
            value={value}
            onChange={(event) => onChange({ value: event.target.value })}
          />
          {suffix}
        </div>
      )}
    </Field>
  )
}
