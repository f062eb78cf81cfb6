import { Minus, Plus } from 'lucide-react'
import { type KeyboardEvent, useState } from 'react'
import { Field, type FieldAside, type FieldTexts } from '../../primitives/Field/Field.tsx'
import { box, input } from '../../primitives/Field/Field.css.ts'
import { cx } from '../../primitives/cx.ts'
import { useTheme } from '../../theme/ThemeContext.ts'
import { useGroupedTyping } from '../../numbers/useGroupedTyping.ts'
import { numberFormat } from '../format/number.ts'
import * as styles from './QuantityStepper.css.ts'
import { StepButton } from './StepButton.tsx'
import {
  canStep,
  clampQuantity,
  mayBecomeQuantity,
  quantityForKey,
  stepQuantity,
  typedQuantity,
} from './stepping.ts'
import { useWithinBounds } from './useWithinBounds.ts'
import { useSelectOnEntry } from './useSelectOnEntry.ts'

export const outsideRules = ['clamp', 'keep'] as const

export interface QuantityStepperProps extends FieldTexts, FieldAside {
  /** In lots, whole; undefined, or NaN, while nothing is entered. */
  value: number | undefined
  /** Called on each change, and not where a bound leaves the value as it is. */
  onChange: (change: { value: number | undefined }) => void
  /** The least, in lots. @defaultValue 1 */
  min?: number | undefined
  /** The most, in lots. Without it End does nothing. */
  max?: number | undefined
  /** How much a press or an arrow key adds or takes, counted from the least. @defaultValue 1 */
  step?: number
  /**
   * What becomes of a quantity outside the bounds, or of one that is emptied, once the field in which it is typed is left; and of one that the owner
   * sets: `clamp` puts the nearest bound in its place, and the least where there is none, `keep` leaves it to a reason beside the action. Buttons
   * and keys never leave the bounds. @defaultValue 'clamp'
   */
  outside?: (typeof outsideRules)[number]
  /** `none` where our own number keys type into it. @defaultValue 'numeric' */
  inputMode?: 'numeric' | 'none'
  /** Called when the field, whose text is then selected, takes the focus, and when it is pressed. */
  onEnter?: (() => void) | undefined
  /** Disabled while an order is being sent. */
  disabled?: boolean
}

/** What is being typed, or stepped by keys, until the field is left or the owner sets another value. */
interface Draft {
  readonly text: string
  /** The values passed to `onChange` while it was typed, from the one that the owner set last; those to come change no text. */
  readonly reported: readonly (number | undefined)[]
}

/**
 * A whole quantity: −, +, typed digits, arrow and page keys, Home and End. A button held for 600 ms repeats every 200 ms. What is typed stays
 * as it is typed; a fraction or a sign makes it no quantity, and the field says so. A letter is not typed at all.
 */
export function QuantityStepper(props: QuantityStepperProps) {
  const { onChange, min = 1, max, step = 1, outside = 'clamp', disabled = false } = props
  const { label, hint, error, optional, aside, inputMode = 'numeric', onEnter } = props
  const { language, locale, t } = useTheme()
  const value = Number.isNaN(props.value) ? undefined : props.value
  const [editing, setEditing] = useState(false)
  const [draft, setDraft] = useState<Draft>()
  const [seen, setSeen] = useState(value)
  const entry = useSelectOnEntry(onEnter)
  if (seen !== value) {
    setSeen(value)
    const answered = draft?.reported.indexOf(value) ?? -1
    setDraft(draft && answered >= 0 ? { ...draft, reported: draft.reported.slice(answered) } : undefined)
  }
  const bounds = { min, max, step }
  const typed = draft && typedQuantity(draft.text, language)
  const quantity = typed === undefined ? value : typed.ok ? typed.value : undefined
  const change = (next: number | undefined) => {
    if (next !== quantity || next !== value) onChange({ value: next })
  }
  const keep = (text: string, meant: number | undefined) => {
    setDraft({ text, reported: [...(draft?.reported ?? []), meant] })
  }
  const moveTo = (next: number | undefined) => {
    if (next === quantity) return
    // In the field a step is counted from what it shows, whether or not the owner has answered yet.
    if (editing) keep(next === undefined ? '' : String(next), next)
    else setDraft(undefined)
    change(next)
  }
  const type = (text: string) => {
    const next = typedQuantity(text, language)
    const meant = next.ok ? next.value : undefined
    keep(text, meant)
    if (meant !== (draft === undefined ? value : draft.reported.at(-1))) onChange({ value: meant })
  }
  const grouped = useGroupedTyping(draft?.text ?? (value === undefined ? '' : String(value)), type, {
    places: 0,
  })
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    const next = quantityForKey(event.key, quantity, bounds)
    if (next === undefined || (['Home', 'End'].includes(event.key) && event.shiftKey)) return
    event.preventDefault()
    moveTo(next)
  }
  const leave = () => {
    setEditing(false)
    if (typed?.ok !== false) setDraft(undefined)
    if (outside !== 'clamp') return
    if (quantity !== undefined) change(clampQuantity(quantity, bounds))
    else if (typed?.ok === true) change(min)
  }
  useWithinBounds(value, bounds, () => {
    if (outside === 'clamp' && draft === undefined && value !== undefined)
      change(Math.max(min, Math.min(value, max ?? value)))
  })
  const complaint =
    typed?.ok === false && !(editing && mayBecomeQuantity(typed.reason))
      ? t(typed.reason === 'tooManyPlaces' ? 'finance.bounds.whole' : `amount.${typed.reason}`)
      : undefined
  const shownError = complaint ?? error
  const shown =
    draft !== undefined && (editing || typed?.ok === false)
      ? grouped.shown
      : quantity === undefined
        ? ''
        : numberFormat(locale, {}).format(quantity)
  const button = (steps: 1 | -1, controls: string) => (
    <StepButton
      label={t(steps < 0 ? 'finance.stepper.less' : 'finance.stepper.more')}
      icon={steps < 0 ? Minus : Plus}
      controls={controls}
      possible={canStep(quantity, steps, bounds)}
      disabled={disabled}
      onStep={() => moveTo(stepQuantity(quantity, steps, bounds))}
    />
  )
  return (
    <Field label={label} hint={hint} error={shownError} optional={optional} aside={aside}>
      {(control) => (
        <div
          className={cx(box, styles.stepper)}
          data-invalid={shownError !== undefined}
          data-disabled={disabled}
        >
          {button(-1, control.id)}
          <input
            type="text"
            {...control}
            role="spinbutton"
            inputMode={inputMode}
            autoComplete="off"
            aria-valuenow={quantity}
            aria-valuemin={min}
            aria-valuemax={max}
            disabled={disabled}
            className={cx(input, styles.count)}
            value={shown}
            onKeyDown={onKeyDown}
            {...entry}
            onFocus={(event) => {
              setEditing(true)
              entry.onFocus(event)
            }}
            onBlur={leave}
            onCompositionEnd={grouped.onCompositionEnd}
            onChange={(event) => grouped.onInput(event.target, event.nativeEvent)}
          />
          {button(1, control.id)}
        </div>
      )}
    </Field>
  )
}
