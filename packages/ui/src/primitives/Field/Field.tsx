import { CircleAlert } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { useUiMessages } from '../../theme/ThemeContext.ts'
import { Icon } from '../Icon/Icon.tsx'
import { hidden } from '../VisuallyHidden/VisuallyHidden.css.ts'
import * as styles from './Field.css.ts'

/** The props of every field. */
export interface FieldTexts {
  /** Always visible, never only a placeholder. */
  label: string
  /** What to enter, before anything has gone wrong. */
  hint?: string | undefined
  /** What is wrong and how to put it right. */
  error?: string | undefined
  /** Says that it may be left empty. */
  optional?: boolean | undefined
}

export interface FieldAside {
  /**
   * At the end of the label's line: another way to enter the value. The hint is then there too, so that what belongs
   * under the control follows it at once.
   */
  aside?: ReactNode
}

/** What a control carries so that its label, hint and error belong to it. */
export interface FieldControl {
  readonly id: string
  readonly 'aria-describedby': string | undefined
  readonly 'aria-invalid': true | undefined
  readonly 'aria-required': true | undefined
}

export interface FieldHead {
  /** For screen readers alone, where a line over it names it already. @defaultValue false */
  hideLabel?: boolean | undefined
  /** The hint stays under the control beside an `aside` too. @defaultValue false */
  hintUnder?: boolean | undefined
}

export interface FieldProps extends FieldTexts, FieldAside, FieldHead {
  /** The control, given the attributes that tie it to its label, hint and error. */
  children: (control: FieldControl) => ReactNode
}

/** The label over a control, and the hint and the error under it, tied together by ids. */
export function Field(props: FieldProps) {
  const {
    label,
    hint,
    error,
    optional = false,
    aside,
    hideLabel = false,
    hintUnder = false,
    children,
  } = props
  const t = useUiMessages()
  const id = useId()
  const hintId = `${id}-hint`
  const errorId = `${id}-error`
  const described = [error !== undefined && errorId, hint !== undefined && hintId].filter(Boolean).join(' ')
  const isHintBeside = aside !== undefined && !hintUnder
  const head = (
    <label htmlFor={id} className={hideLabel ? hidden : styles.label}>
      {optional ? t('optional', { label }) : label}
    </label>
  )
  return (
    <div className={styles.field} data-invalid={error !== undefined}>
      {aside === undefined ? (
        head
      ) : (
        <div className={styles.labelLine}>
          {head}
          {hint === undefined || !isHintBeside ? null : (
            <span id={hintId} className={styles.hintBeside}>
              {hint}
            </span>
          )}
          <span className={styles.aside}>{aside}</span>
        </div>
      )}
      {children({
        id,
        'aria-describedby': described === '' ? undefined : described,
        'aria-invalid': error === undefined ? undefined : true,
        'aria-required': optional ? undefined : true,
      })}
      {hint === undefined || isHintBeside ? null : (
        <span id={hintId} className={styles.hint}>
          {hint}
        </span>
      )}
      <FieldError id={errorId} error={error} />
    </div>
  )
}

/** The text of an error with its icon; the region is always there, so that they are announced when they come. */
export function FieldError({ id, error }: { id: string; error: string | undefined }) {
  return (
    <span id={id} aria-live="polite" className={styles.error}>
      {error === undefined ? null : (
        <>
          <Icon icon={CircleAlert} size="small" />
          <span>{error}</span>
        </>
      )}
    </span>
  )
}
