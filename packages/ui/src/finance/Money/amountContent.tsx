import type { ReactNode } from 'react'
import type { MoneyPart } from '../format/money.ts'

/** What an element shows that holds nothing but an amount: one piece as its text, of several each in an element of its own, so that pieces may come and go. */
export const amountContent = (parts: readonly MoneyPart[], markClass: string): ReactNode =>
  parts.length === 1 && parts[0]?.kind !== 'mark'
    ? parts[0]?.text
    : parts.map(({ kind, text }, index) => (
        <span key={index} className={kind === 'mark' ? markClass : undefined}>
          {text}
        </span>
      ))
