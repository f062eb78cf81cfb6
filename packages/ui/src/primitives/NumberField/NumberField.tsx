import type { Currency } from '@onelot/domain'
import type { CompositionEvent, FocusEvent, InputEvent, ReactNode } from 'react'
import { groupDigits } from '../../numbers/groupDigits.ts'
import { useGroupedTyping } from '../../numbers/useGroupedTyping.ts'
import { fieldComplaint } from '../../numbers/fieldComplaint.ts'
import { useJudged } from '../../numbers/useJudged.ts'
import { type ParsedNumber, parseNumber } from '../../numbers/parseNumber.ts'
import { useTheme } from '../../theme/ThemeContext.ts'
import { TextField, type TextFieldProps } from '../TextField/TextField.tsx'
import * as styles from './NumberField.css.ts'

export interface NumberChange {
  /** Just what was typed; the owner keeps it, so that nothing changes it while the reader types. */
  readonly text: string
  /** The exact number in it, or why there is none. */
  readonly parsed: ParsedNumber
}

export interface NumberFieldProps extends Omit<
  TextFieldProps,
  'value' | 'onChange' | 'prefix' | 'suffix' | 'type'
> {
  /** What has been typed, or a plain decimal. */
  text: string
  /** Each change as it is typed, with the exact number that it means in the reader's language. */
  onChange: (change: NumberChange) => void
  /** Digits allowed after the decimal mark: the tick's, or the currency's minor units; 0 for whole shares (1 lot is 1 share). */
  places: number
  /** Of an amount: its mark may be before the number, where that is pasted. */
  currency?: Currency | undefined
  /** After the number: `shares`, `%`. */
  unit?: string
  /** Before it: a currency mark. */
  prefix?: ReactNode
  /** Number keys type into it, wherever the focus is: it shows what is typed, up to a decimal mark at its end. @defaultValue false */
  keyed?: boolean | undefined
}

/**
 * An exact number as text, in groups while it is typed too; once left it says why it is not a number,
 * until it is another text. An `error` from outside comes first, unless there is no number at all.
 */
export function NumberField(props: NumberFieldProps) {
  const {
    text,
    onChange,
    places,
    currency,
    unit,
    keyed = false,
    error,
    onFocus,
    onBlur,
    onInput,
    onCompositionEnd,
    ...rest
  } = props
  const { language, t } = useTheme()
  const field = useJudged(text)
  const rules = { places, currency }
  const grouped = useGroupedTyping(
    text,
    (next) => {
      onChange({ text: next, parsed: parseNumber(next, language, rules) })
    },
    rules,
  )
  const parsed = parseNumber(text, language, rules)
  const complaint = fieldComplaint(parsed, { error, judged: field.judged, t })
  return (
    <TextField
      inputMode={places === 0 ? 'numeric' : 'decimal'}
      autoComplete="off"
      {...rest}
      value={!field.editing && !keyed && parsed.ok ? groupDigits(parsed.value, language) : grouped.shown}
      error={complaint}
      suffix={unit === undefined ? undefined : <span className={styles.unit}>{unit}</span>}
      onChange={() => undefined}
      onInput={(event: InputEvent<HTMLInputElement>) => {
        grouped.onInput(event.currentTarget, event.nativeEvent)
        onInput?.(event)
      }}
      onCompositionEnd={(event: CompositionEvent<HTMLInputElement>) => {
        grouped.onCompositionEnd(event)
        onCompositionEnd?.(event)
      }}
      onFocus={(event: FocusEvent<HTMLInputElement>) => {
        field.onFocus()
        onFocus?.(event)
      }}
      onBlur={(event: FocusEvent<HTMLInputElement>) => {
        field.onBlur()
        onBlur?.(event)
      }}
    />
  )
}
