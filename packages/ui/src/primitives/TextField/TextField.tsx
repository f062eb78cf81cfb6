import { assignInlineVars } from '@vanilla-extract/dynamic'
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
  /** `figure`: the one number of a page or a sheet, at 32, smaller where it has no room. @defaultValue 'box' */
  look?: (typeof styles.fieldLooks)[number] | undefined
}

/** How many times its height a digit is wide at most, and what is before the number with the space after it. */
const DIGIT = 0.6
const BEFORE = 2

/** A line of text. What is native (`name`, `inputMode`, `autoComplete`, `onBlur`, `ref`) goes to the input. */
export function TextField(props: TextFieldProps) {
  const {
    label,
    hint,
    error,
    optional,
    aside,
    value,
    onChange,
    prefix,
    suffix,
    look = 'box',
    ...rest
  } = props
  const length = Math.max(1, value.length) * DIGIT + BEFORE
  return (
    <Field
      label={label}
      hint={hint}
      error={error}
      optional={optional}
      aside={aside}
      hintUnder={look === 'figure'}
    >
      {(control) => (
        <div
          className={styles.boxes[look]}
          style={look === 'figure' ? assignInlineVars({ [styles.lengthVar]: String(length) }) : undefined}
          data-invalid={error !== undefined}
          data-disabled={rest.disabled === true}
        >
          {prefix}
          <input
            type="text"
            {...rest}
            {...control}
            className={styles.inputs[look]}
            value={value}
            onChange={(event) => onChange({ value: event.target.value })}
          />
          {suffix}
        </div>
      )}
    </Field>
  )
}
