import { useId } from 'react'
import { Text } from '../Text/Text.tsx'
import type { Rest } from '../rest.ts'
import * as styles from './Switch.css.ts'

export interface SwitchProps extends Rest<
  'button',
  'type' | 'role' | 'onClick' | 'onChange' | 'children' | 'aria-checked' | 'aria-label' | 'aria-labelledby'
> {
  /** What is on when it is on. */
  label: string
  /** A second line: what it does, or why it is off. Read out with the label. */
  description?: string
  /** Whether it is on. */
  checked: boolean
  /** A press asks for the other state; its owner holds it. */
  onChange: (change: { checked: boolean }) => void
}

/** On or off, at once, without a save button. */
export function Switch({ label, description, checked, onChange, ...rest }: SwitchProps) {
  const id = useId()
  return (
    <button
      {...rest}
      type="button"
      role="switch"
      aria-checked={checked}
      aria-labelledby={`${id}-label`}
      aria-describedby={description === undefined ? undefined : `${id}-description`}
      className={styles.row}
      onClick={() => onChange({ checked: !checked })}
    >
      <span className={styles.words}>
        <Text id={`${id}-label`} tone={rest.disabled === true ? 'muted' : 'neutral'}>
          {label}
        </Text>
        {description === undefined ? null : (
          <Text id={`${id}-description`} size="small" tone="secondary">
            {description}
          </Text>
        )}
      </span>
      <span aria-hidden className={styles.track}>
        <span className={styles.thumb} />
      </span>
    </button>
  )
}
