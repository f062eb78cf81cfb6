import { minorUnits } from '@onelot/domain'
import { AmountField, type AmountFieldProps, NumberKeyboard, parseNumber } from '@onelot/ui'
import { type ReactNode, useRef, useState } from 'react'
import { usePreferences } from '../ports/ports.ts'
import { LONGEST_AMOUNT } from './amountKeys.ts'
import { type BoundProps, useBound } from './useBound.ts'

export interface FormAmountKeysProps extends BoundProps<AmountFieldProps, string> {
  /** What is wrong with the amount while it is typed, before anything was sent. */
  wrong?: string | undefined
  /** What follows from it: stays in sight above the keys, and a press in it leaves them open. */
  children?: ReactNode
}

/**
 * An amount of a form, in its currency, typed by our own keys at the foot of the page; a hardware keyboard types too. The field holds a plain decimal
 * (`1000.50`), or what was typed where that is no number.
 */
export function FormAmountKeys(all: FormAmountKeysProps) {
  const { control, name, initial, reasons, wrong, children, ...props } = all
  const { text, change, tied } = useBound({ control, name, initial, reasons })
  const { language } = usePreferences()
  const [typed, setTyped] = useState({ text, value: text })
  const [open, setOpen] = useState(false)
  const field = useRef<HTMLDivElement>(null)
  const places = minorUnits(props.currency)
  const shown = typed.value === text ? typed.text : text
  const read = (amount: string) => parseNumber(amount, language, { places, currency: props.currency })
  const type = (next: string) => {
    const parsed = read(next)
    const value = parsed.ok ? parsed.value : next
    setTyped({ text: next, value })
    change(value)
  }
  const show = () => {
    setOpen(true)
  }
  return (
    <>
      <div ref={field}>
        <AmountField
          {...props}
          {...tied}
          error={tied.error ?? wrong}
          text={shown}
          inputMode="none"
          onFocus={show}
          onClick={show}
          onChange={({ text: next }) => type(next)}
        />
        {children}
      </div>
      <NumberKeyboard
        label={props.label}
        value={read(shown).ok ? shown.replaceAll(',', '') : shown}
        places={places}
        maxLength={LONGEST_AMOUNT}
        field={field}
        open={open}
        onChange={({ value }) => type(value)}
        onClose={() => setOpen(false)}
      />
    </>
  )
}
