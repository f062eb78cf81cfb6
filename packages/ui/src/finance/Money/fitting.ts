import { assignInlineVars } from '@vanilla-extract/dynamic'
import type { CSSProperties } from 'react'
import { signWidth, textLength } from '../../primitives/Text/textLength.ts'
import type { MoneyPart } from '../format/money.ts'
import { lengthVar } from './Money.css.ts'

/** How wide an amount is at most, in multiples of its height. */
export const lengthOf = (parts: readonly MoneyPart[]): number =>
  parts.flatMap(({ text }) => Array.from(text)).reduce((length, sign) => length + signWidth(sign), 0)

/** What the style `fitted` needs to know of the amount that it shrinks; `least` where one beside it is longer. */
export const fittingOf = (parts: readonly MoneyPart[], least = 0): CSSProperties =>
  assignInlineVars({ [lengthVar]: Math.max(least, lengthOf(parts)).toFixed(2) })

/** The same for a figure that may wrap between its words: the longest of them has to fit. */
export const fittingWords = (figure: string): CSSProperties =>
  assignInlineVars({
    [lengthVar]: Math.max(...figure.split(/\s/u).map(textLength)).toFixed(2),
  })
