import { OTPInput, REGEXP_ONLY_DIGITS } from 'input-otp'
import { useRef, useState } from 'react'
import { fill } from '../../locales/fill.ts'
import { useUiWords } from '../../theme/ThemeContext.ts'
import { Field, type FieldFacts } from '../Field/Field.tsx'
import { NumberKeyboard } from '../NumberKeyboard/NumberKeyboard.tsx'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import * as styles from './PinField.css.ts'

export const pinKeyboards = ['device', 'fixed', 'inline'] as const

/** Digits of a fund password. */
export const PIN_LENGTH = 6

export interface PinFieldProps extends Omit<FieldFacts, 'optional'> {
  /** Digits only. The owner empties it after a wrong one. */
  value: string
  onChange: (change: { value: string }) => void
  /** The last digit was entered; told once each time the field fills. */
  onComplete?: (pin: { value: string }) => void
  /** @defaultValue 6 */
  length?: number
  /**
   * Which keys type it: the device's own; ours at the foot of the page; or ours under the field, for a sheet. A hardware
   * keyboard always does. @defaultValue 'device'
   */
  keyboard?: (typeof pinKeyboards)[number]
  disabled?: boolean
  autoFocus?: boolean
}

/** A secret of six digits, shown as dots and never as digits. Digits of a longer paste beyond its length are left out. */
export function PinField(props: PinFieldProps) {
  const { label, hint, error, value, onChange, onComplete, length = PIN_LENGTH } = props
  const { keyboard = 'device', disabled = false, autoFocus = false } = props
  const words = useUiWords()
  const root = useRef<HTMLDivElement>(null)
  const [open, setOpen] = useState(false)
  const own = keyboard !== 'device'
  const change = (next: string) => {
    if (next === value) return
    onChange({ value: next })
    if (next.length === length) onComplete?.({ value: next })
  }
  return (
    <div ref={root} className={styles.root}>
      <Field label={label} hint={hint} error={error}>
        {(control) => (
          <OTPInput
            {...control}
            type="password"
            inputMode={own ? 'none' : 'numeric'}
            autoComplete="off"
            pattern={REGEXP_ONLY_DIGITS}
            pasteTransformer={(pasted) => pasted.replace(/\D/g, '')}
            pushPasswordManagerStrategy="none"
            noScriptCSSFallback={null}
            maxLength={length}
            disabled={disabled}
            autoFocus={autoFocus}
            value={value}
            onChange={change}
            onFocus={() => {
              setOpen(true)
            }}
            render={({ slots }) => (
              <div className={styles.boxes}>
                {slots.map((slot, place) => (
                  <span
                    key={place}
                    className={styles.box}
                    data-active={slot.isActive}
                    data-filled={slot.char !== null}
                    data-invalid={error !== undefined}
                    data-disabled={disabled}
                  >
                    {slot.char === null ? null : <span className={styles.dot} />}
                    {slot.hasFakeCaret ? <span className={styles.caret} /> : null}
                  </span>
                ))}
              </div>
            )}
          />
        )}
      </Field>
      {own && !disabled ? (
        <>
          <VisuallyHidden role="status">
            {value === ''
              ? ''
              : fill(words.entry.pin.entered, { count: String(value.length), length: String(length) })}
          </VisuallyHidden>
          <NumberKeyboard
            label={label}
            placement={keyboard}
            field={root}
            open={open}
            value={value}
            maxLength={length}
            onChange={(next) => {
              change(next.value)
            }}
            onClose={() => {
              setOpen(false)
            }}
          />
        </>
      ) : null}
    </div>
  )
}
