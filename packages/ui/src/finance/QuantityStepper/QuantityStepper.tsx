import { Minus, Plus } from 'lucide-react'
import { type KeyboardEvent, useState } from 'react'
import { Field, type FieldAside, type FieldTexts } from '../../primitives/Field/Field.tsx'
import { box, input } from '../../primitives/Field/Field.css.ts'
import { cx } from '../../primitives/cx.ts'
import { useTheme } from '../../theme/ThemeContext.ts'
import { numberFormat } from '../format/number.ts'
import * as styles from './QuantityStepper.css.ts'
import { StepButton } from './StepButton.tsx'
import { canStep, clampQuantity, quantityForKey, quantityOf, stepQuantity, typedDigits } from './stepping.ts'

export const outsideRules = ['clamp', 'keep'] as const

export interface QuantityStepperProps extends FieldTexts, FieldAside {
  /** In lots, whole; undefined while nothing is entered. */
  value: number | undefined
  /** Called on each change, and not where a bound leaves the value as it is. */
  onChange: (change: { value: number | undefined }) => void
  /** The least, in lots. @defaultValue 1 */
  min?: number
  /** The most, in lots. @defaultValue as many as a number holds exactly */
  max?: number
  /** How much a press or an arrow key adds or takes, counted from the least. @defaultValue 1 */
  step?: number
  /**
   * What becomes of a typed quantity outside the bounds when the field is left: `clamp` brings it back inside, `keep` leaves it
   * to a reason beside the action. Buttons and keys never leave the bounds. @defaultValue 'clamp'
   */
  outside?: (typeof outsideRules)[number]
  /** Disabled while an order is being sent. */
  disabled?: boolean
}

/**
 * A whole quantity: −, +, typed digits, arrow and page keys, Home and End. A button held for 600 ms repeats every 200 ms. Points, signs and
 * letters cannot be typed.
 */
export function QuantityStepper(props: QuantityStepperProps) {
  const { value, onChange, min = 1, max = Number.MAX_SAFE_INTEGER, step = 1, outside = 'clamp' } = props
  const { disabled = false, label, hint, error, optional, aside } = props
  const { locale, t } = useTheme()
  const [editing, setEditing] = useState(false)
  const bounds = { min, max, step }
  const change = (next: number | undefined) => {
    if (next !== value) onChange({ value: next })
  }
  const stepBy = (steps: number) => {
    change(stepQuantity(value, steps, bounds))
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const next = quantityForKey(event.key, value, bounds)
    if (next === undefined || (editing && ['Home', 'End'].includes(event.key) && event.shiftKey)) return
    event.preventDefault()
    change(next)
  }
  const leave = () => {
    setEditing(false)
    if (outside === 'clamp' && value !== undefined) change(clampQuantity(value, bounds))
  }
  const digits = value === undefined ? '' : String(value)
  return (
    <Field label={label} hint={hint} error={error} optional={optional} aside={aside}>
      {(control) => (
        <div className={cx(box, styles.stepper)} data-invalid={error !== undefined} data-disabled={disabled}>
          <StepButton
            label={t('finance.stepper.less')}
            icon={Minus}
            controls={control.id}
            possible={canStep(value, -1, bounds)}
            disabled={disabled}
            onStep={() => {
              stepBy(-1)
            }}
          />
          <input
            type="text"
            {...control}
            role="spinbutton"
            inputMode="numeric"
            autoComplete="off"
            aria-valuenow={value}
            aria-valuemin={min}
            aria-valuemax={max}
            disabled={disabled}
            className={cx(input, styles.count)}
            value={editing || value === undefined ? digits : numberFormat(locale, {}).format(value)}
            onKeyDown={onKeyDown}
            onFocus={() => {
              setEditing(true)
            }}
            onBlur={leave}
            onChange={(event) => {
              const typed = typedDigits(event.target.value)
              if (typed !== undefined) change(quantityOf(typed))
            }}
          />
          <StepButton
            label={t('finance.stepper.more')}
            icon={Plus}
            controls={control.id}
            possible={canStep(value, 1, bounds)}
            disabled={disabled}
            onStep={() => {
              stepBy(1)
            }}
          />
        </div>
      )}
    </Field>
  )
}
