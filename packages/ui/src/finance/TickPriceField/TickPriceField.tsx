import type { Currency, Decimal, TickTable } from '@onelot/domain'
import { Minus, Plus } from 'lucide-react'
import { type KeyboardEvent, useState } from 'react'
import { groupDigits } from '../../numbers/groupDigits.ts'
import { useGroupedTyping } from '../../numbers/useGroupedTyping.ts'
import { fieldComplaint } from '../../numbers/fieldComplaint.ts'
import { useJudged } from '../../numbers/useJudged.ts'
import { parseNumber } from '../../numbers/parseNumber.ts'
import { Field, type FieldAside, type FieldHead, type FieldTexts } from '../../primitives/Field/Field.tsx'
import { box, input } from '../../primitives/Field/Field.css.ts'
import { cx } from '../../primitives/cx.ts'
import { currencyMark } from '../../numbers/currencyMark.ts'
import { useTheme } from '../../theme/ThemeContext.ts'
import { StepButton } from '../QuantityStepper/StepButton.tsx'
import { useSelectOnEntry } from '../QuantityStepper/useSelectOnEntry.ts'
import * as stepper from '../QuantityStepper/QuantityStepper.css.ts'
import { unit } from '../../primitives/NumberField/NumberField.css.ts'
import {
  type PriceLimits,
  priceRules,
  stepPrice,
  tickPlaces,
  ticksForKey,
  withTickDigits,
} from './tickStepping.ts'

export interface TickPriceFieldProps extends FieldTexts, FieldAside, FieldHead {
  /** Just what was typed, or a plain decimal; the owner keeps it, so no tick of the market changes it. */
  text: string
  /** Called with what was typed, or with the price stepped to. */
  onChange: (change: { text: string }) => void
  /** The market, whose table the price steps along. */
  market: TickTable
  /** The price's; its mark is before the field. */
  currency: Currency
  /** Where stepping starts while the field has no number: the live price. */
  from: Decimal | undefined
  /** The day's limits, which stepping keeps to. */
  limits?: PriceLimits | undefined
  /** `none` where our own number keys type into it. @defaultValue the device's number keys, with a decimal mark where prices have one */
  inputMode?: 'none'
  /** Called when the field, whose text is then selected, takes the focus, and when it is pressed. */
  onEnter?: (() => void) | undefined
  /** Disabled while an order is being sent. */
  disabled?: boolean
}

/** A price stepped tick by tick: −, +, arrow and page keys; or typed, in the market's decimals. */
export function TickPriceField(props: TickPriceFieldProps) {
  const { text, onChange, market, currency, from, limits, inputMode, onEnter, disabled = false } = props
  const { label, hint, error, optional, aside, hideLabel } = props
  const { language, t } = useTheme()
  const field = useJudged(text)
  /** The text that the field was entered with: while it is that it keeps its digits, so that what is selected stays so. */
  const [entered, setEntered] = useState<string>()
  const typed = field.editing && text !== entered
  const entry = useSelectOnEntry(onEnter)
  const rules = priceRules(market, currency)
  const parsed = parseNumber(text, language, rules)
  const price = parsed.ok ? parsed.value : from
  const shownError = fieldComplaint(parsed, { error, judged: field.judged, t })
  const exact = parsed.ok ? withTickDigits(market, currency, parsed.value) : undefined
  const grouped = useGroupedTyping(
    text,
    (next) => {
      onChange({ text: next })
    },
    rules,
  )
  const shown = typed || exact === undefined ? grouped.shown : groupDigits(exact, language)
  const next = (ticks: number): Decimal | undefined => {
    if (price === undefined) return undefined
    return parsed.ok ? stepPrice(market, price, ticks, limits) : price
  }
  const step = (ticks: number) => {
    const stepped = next(ticks)
    if (stepped !== undefined) onChange({ text: withTickDigits(market, currency, stepped) })
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    const ticks = ticksForKey(event.key)
    if (ticks === undefined) return
    event.preventDefault()
    step(ticks)
  }
  const button = (ticks: 1 | -1, name: string, controls: string) => (
    <StepButton
      label={name}
      icon={ticks > 0 ? Plus : Minus}
      controls={controls}
      possible={price !== undefined && !(parsed.ok && next(ticks) === parsed.value)}
      disabled={disabled}
      onStep={() => step(ticks)}
    />
  )
  return (
    <Field
      label={label}
      hint={hint}
      error={shownError}
      optional={optional}
      aside={aside}
      hideLabel={hideLabel}
    >
      {(control) => (
        <div
          className={cx(box, stepper.stepper)}
          data-invalid={shownError !== undefined}
          data-disabled={disabled}
        >
          {button(-1, t('finance.stepper.lower'), control.id)}
          <span className={unit}>{currencyMark(currency, language)}</span>
          <input
            type="text"
            {...control}
            inputMode={inputMode ?? (tickPlaces(market) === 0 ? 'numeric' : 'decimal')}
            autoComplete="off"
            disabled={disabled}
            className={cx(input, stepper.count)}
            value={shown}
            onKeyDown={onKeyDown}
            {...entry}
            onFocus={(event) => {
              field.onFocus()
              setEntered(text)
              entry.onFocus(event)
            }}
            onBlur={field.onBlur}
            onCompositionEnd={grouped.onCompositionEnd}
            onChange={(event) => grouped.onInput(event.target, event.nativeEvent)}
          />
          {button(1, t('finance.stepper.higher'), control.id)}
        </div>
      )}
    </Field>
  )
}
