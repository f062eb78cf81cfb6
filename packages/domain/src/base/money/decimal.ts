import type { Brand } from '../brandedType.ts'

/**
 * An exact decimal in plain notation (`-12.50`), the form in which prices, amounts and quantities are stored and sent.
 * A decimal type appears only inside functions (docs/rules/money.md).
 */
export type Decimal = Brand<string, 'Decimal'>

const plain = /^-?\d{1,30}(\.\d{1,20})?$/

/** True for text that `decimal` accepts: digits with an optional point and sign, no exponent, no separators. */
export const isDecimal = (text: string): text is Decimal => plain.test(text)

/** Reads decimal text. @throws RangeError on anything else: callers parse what comes from outside first. */
export function decimal(text: string): Decimal {
  if (!isDecimal(text)) throw new RangeError(`not a decimal: ${text}`)
  return text
}

/** Text of what was calculated, of any length: a product has more digits than its factors. */
export const calculated = (text: string): Decimal => text as Decimal

export const ZERO = decimal('0')
