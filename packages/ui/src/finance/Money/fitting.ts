import { assignInlineVars } from '@vanilla-extract/dynamic'
import type { CSSProperties } from 'react'
import type { MoneyPart } from '../format/money.ts'
import { lengthVar } from './Money.css.ts'

/** How wide a digit or a Latin sign is at most, in multiples of its height. */
const DIGIT_WIDTH = 0.62
/** What is not Latin may be as wide as high: in Chinese type ￦ and the dots of a mask are. */
const widthOf = (sign: string): number => (/[\u0020-\u00ff\u2212]/.test(sign) ? DIGIT_WIDTH : 1)

/** How wide an amount is at most, in multiples of its height. */
export const lengthOf = (parts: readonly MoneyPart[]): number =>
  parts.flatMap(({ text }) => Array.from(text)).reduce((length, sign) => length + widthOf(sign), 0)

/** What the style `fitted` needs to know of the amount that it shrinks; `least` where one beside it is longer. */
export const fittingOf = (parts: readonly MoneyPart[], least = 0): CSSProperties =>
  assignInlineVars({ [lengthVar]: Math.max(least, lengthOf(parts)).toFixed(2) })
