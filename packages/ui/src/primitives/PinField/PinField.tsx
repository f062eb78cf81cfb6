import { type Ref, type SyntheticEvent, useRef, useState } from 'react'
import { useUiMessages } from '../../theme/ThemeContext.ts'
import { Field, FieldError, type FieldTexts } from '../Field/Field.tsx'
import { NumberKeyboard } from '../NumberKeyboard/NumberKeyboard.tsx'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import * as styles from './PinField.css.ts'

export const pinKeyboards = ['device', 'fixed', 'inline'] as const

/** Digits of a fund password. */
export const PIN_LENGTH = 6

export interface PinFieldProps extends Omit<FieldTexts, 'optional'> {
  /** Digits only. The owner empties it after a wrong one. */
  value: string
  /** Each digit typed or taken away. */
  onChange: (change: { value: string }) => void
  /** Called when the last digit was entered, once each time the field fills. */
  onComplete?: (pin: { value: string }) => void
  /** How many digits. @defaultValue 6 */
  length?: number
  /**
   * Which keys type it: the device's own; ours at the foot of the page; or ours under the field, for a sheet. A hardware
   * keyboard always does. @defaultValue 'device'
   */
  keyboard?: (typeof pinKeyboards)[number] | undefined
  /** Nothing can be typed, and our keys do not show. */
  disabled?: boolean
  /** Takes the focus when it mounts: for a sheet that asks nothing else. */
  autoFocus?: boolean
  /** The field left the focus. */
  onBlur?: (() => void) | undefined
  /** The field itself: a form gives it the focus where it is wrong. */
  ref?: Ref<HTMLInputElement> | undefined
}

/** The boxes show no selection, so there is none: what is typed goes to the end, and what is erased comes from there. */
function keepCaretAtTheEnd({ currentTarget: input }: SyntheticEvent<HTMLInputElement>): void {
  const end = input.value.length
  if (input.selectionStart !== end || input.selectionEnd !== end) input.setSelectionRange(end, end)
}

/** A secret of six digits, shown as dots and never as digits. Digits of a longer paste beyond its length are left out. */
export function PinField(props: PinFieldProps) {
  const { label, hint, error, value, onChange, onComplete, length = PIN_LENGTH } = props
  const { keyboard = 'device', disabled = false, autoFocus = false, onBlur, ref } = props
  const t = useUiMessages()
  const root = useRef<HTMLDivElement>(null)
  const [open, setOpen] = useState(false)
  const own = keyboard !== 'device'
  const [lastError, setLastError] = useState(error)
  if (error !== undefined && error !== lastError) setLastError(error)
  const show = () => {
    setOpen(true)
  }
  const change = (typed: string) => {
    const next = typed.replace(/\D/g, '').slice(0, length)
    if (next === value) return
    onChange({ value: next })
    if (next.length === length) onComplete?.({ value: next })
  }
  return (
    <div ref={root} className={styles.root}>
      <Field label={label} hint={hint} error={error}>
        {(control) => (
          <>
            <div className={styles.entry}>
              <input
                {...control}
                ref={ref}
                type="password"
                inputMode={own ? 'none' : 'numeric'}
                autoComplete="off"
                disabled={disabled}
                // oxlint-disable-next-line jsx-a11y/no-autofocus -- off unless a sheet that asks nothing else sets it
                autoFocus={autoFocus}
                className={styles.input}
                value={value}
                onChange={(event) => change(event.target.value)}
                onFocus={show}
                onClick={show}
                onBlur={onBlur}
                onSelect={keepCaretAtTheEnd}
              />
              <div aria-hidden className={styles.boxes}>
                {Array.from({ length }, (_, place) => (
                  <span
                    key={place}
                    className={styles.box}
                    data-next={place === Math.min(value.length, length - 1)}
                    data-filled={place < value.length}
                    data-invalid={error !== undefined}
                    data-disabled={disabled}
                  >
                    <span className={place < value.length ? styles.dot : styles.caret} />
                  </span>
                ))}
              </div>
            </div>
            {/* The keys under the field stay where they are as the error goes: the next one is not missed. */}
            {keyboard === 'inline' && error === undefined ? (
              <div className={styles.room}>
                <FieldError id={`${control.id}-room`} error={lastError} />
              </div>
            ) : null}
          </>
        )}
      </Field>
      {own && !disabled ? (
        <>
          <VisuallyHidden role="status">
            {value === '' ? '' : t('entry.pin.entered', { entered: value.length, count: length })}
          </VisuallyHidden>
          <NumberKeyboard
            label={label}
            placement={keyboard}
            field={root}
            open={open}
            value={value}
            maxLength={length}
            onChange={(next) => change(next.value)}
            onClose={() => setOpen(false)}
          />
        </>
      ) : null}
    </div>
  )
}
