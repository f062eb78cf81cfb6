import { CircleAlert } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { useUiWords } from '../../theme/ThemeContext.ts'
import { Icon } from '../Icon/Icon.tsx'
import * as styles from './Field.css.ts'

/** What every field says about itself. */
export interface FieldFacts {
  /** Always seen, never only a placeholder. */
  label: string
  /** What to enter, before anything has gone wrong. */
  hint?: string | undefined
  /** What is wrong and how to put it right. */
  error?: string | undefined
  /** Says that it may be left empty. */
  optional?: boolean | undefined
}

/** What a control carries so that its label, hint and error belong to it. */
export interface FieldControl {
  readonly id: string
  readonly 'aria-describedby': string | undefined
  readonly 'aria-invalid': true | undefined
  readonly 'aria-required': true | undefined
}

export interface FieldProps extends FieldFacts {
  children: (control: FieldControl) => ReactNode
}

/** The label over a control, and the hint and the error under it, tied together by ids. */
export function Field({ label, hint, error, optional = false, children }: FieldProps) {
  const words = useUiWords()
  const id = useId()
  const hintId = `${id}-hint`
  const errorId = `${id}-error`
  const described = [error !== undefined && errorId, hint !== undefined && hintId].filter(Boolean).join(' ')
  return (
    <div className={styles.field} data-invalid={error !== undefined}>
      <label htmlFor={id} className={styles.label}>
        {label}
        {optional ? ` (${words.optional})` : null}
      </label>
      {children({
        id,
        'aria-describedby': described === '' ? undefined : described,
        'aria-invalid': error === undefined ? undefined : true,
        'aria-required': optional ? undefined : true,
      })}
      {hint === undefined ? null : (
        <span id={hintId} className={styles.hint}>
          {hint}
        </span>
      )}
      <FieldError id={errorId} error={error} />
    </div>
  )
}

/** The words of an error with their icon; the region is always there, so that they are announced when they come. */
export function FieldError({ id, error }: { id: string; error: string | undefined }) {
  return (
    <span id={id} aria-live="polite" className={styles.error}>
      {error === undefined ? null : (
        <>
          <Icon icon={CircleAlert} size="small" />
          {error}
        </>
      )}
    </span>
  )
}
