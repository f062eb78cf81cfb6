import { type ReactNode, useId } from 'react'
import { FieldError } from '../Field/Field.tsx'
import { Text } from '../Text/Text.tsx'
import type { Choice } from '../choice.ts'
import * as styles from './RadioGroup.css.ts'

export interface RadioChoice<Value extends string> extends Omit<Choice<Value>, 'description'> {
  /** BCP 47 tag of its text's language where that is not the reader's: the name of a language, in itself. */
  readonly lang?: string | undefined
  /** A second line: what follows from it. */
  readonly description?: ReactNode
  /** Before the text, which says the same: a mark, a picture. */
  readonly leading?: ReactNode
  /** At the end of the label's line, read out with it: a tag. */
  readonly aside?: ReactNode
}

export interface RadioGroupProps<Value extends string> {
  /** What is chosen: the legend over the rows. */
  label: string
  /** A few: each has a row of its own, and may be disabled by itself. */
  choices: readonly RadioChoice<Value>[]
  /** Undefined while nothing is chosen. */
  value: Value | undefined
  /** Another one was chosen. Not called when the same is chosen again. */
  onChange: (change: { value: Value }) => void
  /** What is wrong and how to put it right. */
  error?: string | undefined
  /** None can be chosen; the chosen one still shows. */
  disabled?: boolean | undefined
}

/** One of a few, each in a row of its own with room to explain it. */
export function RadioGroup<Value extends string>(props: RadioGroupProps<Value>) {
  const { label, choices, value, onChange, error, disabled = false } = props
  const name = useId()
  const errorId = `${name}-error`
  return (
    <fieldset className={styles.group} aria-describedby={error === undefined ? undefined : errorId}>
      <legend className={styles.legend}>{label}</legend>
      {choices.map((choice) => {
        const off = disabled || choice.disabled === true
        return (
          <label key={choice.value} className={styles.option}>
            <input
              type="radio"
              name={name}
              value={choice.value}
              checked={choice.value === value}
              disabled={off}
              className={styles.input}
              onChange={() => onChange({ value: choice.value })}
            />
            {choice.leading}
            <span className={styles.words}>
              <span className={styles.line}>
                <Text tone={off ? 'muted' : 'neutral'} lang={choice.lang}>
                  {choice.label}
                </Text>
                {choice.aside}
              </span>
              {choice.description === undefined ? null : (
                <Text size="small" tone={off ? 'muted' : 'secondary'}>
                  {choice.description}
                </Text>
              )}
            </span>
            <span aria-hidden className={styles.mark} />
          </label>
        )
      })}
      <FieldError id={errorId} error={error} />
    </fieldset>
  )
}
