import { AmountField, type AmountFieldProps } from '@onelot/ui'
import { useState } from 'react'
import { type BoundProps, useBound } from './useBound.ts'

/**
 * An amount of a form, in its currency. The field holds a plain decimal (`1000.50`), or what was typed where that is no number; what shows while it is
 * typed is as it was typed.
 */
export function FormAmountField({ control, name, initial, ...props }: BoundProps<AmountFieldProps, string>) {
  const { text, change, tied } = useBound({ control, name, initial })
  const [typed, setTyped] = useState({ text, value: text })
  return (
    <AmountField
      {...props}
      {...tied}
      text={typed.value === text ? typed.text : text}
      onChange={({ text: next, parsed }) => {
        const value = parsed.ok ? parsed.value : next
        setTyped({ text: next, value })
        change(value)
      }}
    />
  )
}
