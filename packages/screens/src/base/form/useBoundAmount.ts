import { type Currency, minorUnits } from '@onelot/domain'
import { parseNumber } from '@onelot/ui'
import { useState } from 'react'
import { usePreferences } from '../ports/ports.ts'
import { useBound } from './useBound.ts'

type BoundAmount = Parameters<typeof useBound>[0] & { readonly currency: Currency }

/** An amount of a form as it is typed: the field holds a plain decimal (`1000.50`), or what was typed where that is no number. */
export function useBoundAmount({ currency, ...bound }: BoundAmount) {
  const { language } = usePreferences()
  const { text: held, change, tied } = useBound(bound)
  const [typed, setTyped] = useState({ text: held, value: held })
  return {
    text: typed.value === held ? typed.text : held,
    type: ({ text }: { readonly text: string }) => {
      const parsed = parseNumber(text, language, { places: minorUnits(currency), currency })
      const value = parsed.ok ? parsed.value : text
      setTyped({ text, value })
      change(value)
    },
    tied: {
      ...tied,
      /** An amount that is refused takes the focus, and what is typed next goes on from it. */
      ref: (input: HTMLInputElement | null) => {
        tied.ref(input && { focus: () => focusAtEnd(input) })
      },
    },
  }
}

function focusAtEnd(input: HTMLInputElement): void {
  input.focus()
  input.setSelectionRange(input.value.length, input.value.length)
}
