import { type Currency, type Money, minorUnits, money } from '@onelot/domain'
import { parseNumber } from '@onelot/ui'
import { useState } from 'react'
import { usePreferences } from '../../base/ports/ports.ts'

export interface TypedAmount {
  /** As it was typed. */
  readonly text: string
  /** What it means; undefined while it is no amount. */
  readonly amount: Money | undefined
  readonly setText: (text: string) => void
}

/** An amount of a currency that is typed. */
export function useTypedAmount(currency: Currency): TypedAmount {
  const { language } = usePreferences()
  const [text, setText] = useState('')
  const parsed = parseNumber(text, language, { places: minorUnits(currency), currency })
  return { text, amount: parsed.ok ? money(currency, parsed.value) : undefined, setText }
}
