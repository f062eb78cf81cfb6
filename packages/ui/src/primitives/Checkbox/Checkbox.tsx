import { Check } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { FieldError } from '../Field/Field.tsx'
import { Icon } from '../Icon/Icon.tsx'
import type { Rest } from '../rest.ts'
import * as styles from './Checkbox.css.ts'

export interface CheckboxProps extends Rest<
  'input',
  'type' | 'checked' | 'onChange' | 'id' | 'children' | 'aria-invalid' | 'aria-describedby'
> {
  /** What is agreed to. It may hold links to the agreements, which open without ticking the box. */
  label: ReactNode
  /** Whether it is ticked. */
  checked: boolean
  /** A press asks for the other state; its owner holds it. */
  onChange: (change: { checked: boolean }) => void
  /** What is wrong and how to put it right: `Please agree first.` */
  error?: string | undefined
}

/** A box to tick. What is native goes to the input. */
export function Checkbox({ label, checked, onChange, error, ...rest }: CheckboxProps) {
  const id = useId()
  const errorId = `${id}-error`
  return (
    <div className={styles.root}>
      <div className={styles.row}>
        <span className={styles.target}>
          <input
            {...rest}
            id={id}
            type="checkbox"
            checked={checked}
            aria-invalid={error === undefined ? undefined : true}
            aria-describedby={error === undefined ? undefined : errorId}
            className={styles.input}
            onChange={(event) => onChange({ checked: event.target.checked })}
          />
          <span aria-hidden className={styles.mark}>
            <Icon icon={Check} size="small" />
          </span>
        </span>
        <label htmlFor={id} className={styles.words}>
          {label}
        </label>
      </div>
      <FieldError id={errorId} error={error} />
    </div>
  )
}
