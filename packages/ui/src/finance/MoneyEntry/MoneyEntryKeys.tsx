import { minorUnits } from '@onelot/domain'
import { useEffect } from 'react'
import { keyedText } from '../../numbers/keyedText.ts'
import type { AmountFieldProps } from '../../primitives/AmountField/AmountField.tsx'
import { field as fieldClass } from '../../primitives/Field/Field.css.ts'
import { NumberKeyboard } from '../../primitives/NumberKeyboard/NumberKeyboard.tsx'
import { useTheme } from '../../theme/ThemeContext.ts'
import type { MoneyEntryState } from './useMoneyEntry.ts'

/** Characters that may be typed of an amount: as many as the most of any currency has, with its cents. */
const LONGEST_AMOUNT = 15

export interface MoneyEntryKeysProps extends Pick<AmountFieldProps, 'label' | 'currency' | 'text'> {
  /** Of `useMoneyEntry`, as the amount has it. */
  entry: MoneyEntryState
  /** A key that an amount of the currency allows. */
  onType: (change: { text: string }) => void
}

/** The number keys of a `MoneyEntry`, under its button: in the `keys` of a page or a sheet. */
export function MoneyEntryKeys({ entry, label, currency, text, onType }: MoneyEntryKeysProps) {
  const { language } = useTheme()
  const { field, typing, replaces } = entry
  useEffect(() => {
    const whole = field.current
    if (!typing || whole === null) return
    // What is wrong with it, and what comes of it, come under it while it is typed.
    const observer = new ResizeObserver(() => {
      const typed = document.activeElement?.closest(`.${fieldClass}`)
      whole.scrollIntoView({ block: 'nearest' })
      if (typed && whole.contains(typed)) typed.scrollIntoView({ block: 'nearest' })
    })
    observer.observe(whole)
    return () => {
      observer.disconnect()
    }
  }, [field, typing])
  if (!typing) return null
  return (
    <NumberKeyboard
      placement="inline"
      label={label}
      value={keyedText(text, language)}
      replaces={replaces}
      places={minorUnits(currency)}
      maxLength={LONGEST_AMOUNT}
      field={field}
      onChange={({ value }) => {
        entry.typed()
        onType({ text: value })
      }}
      onClose={entry.done}
    />
  )
}
