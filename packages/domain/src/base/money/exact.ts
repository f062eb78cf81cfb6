import Big from 'big.js'
import { type Decimal, calculated } from './decimal.ts'

/** Strict: it refuses a JavaScript number, so that no amount comes from a float. */
export const Exact = Big()
Exact.strict = true
Exact.DP = 20
Exact.PE = 1000
Exact.NE = -1000

export type Exact = Big.Big

export type Rounding = 'down' | 'halfUp' | 'up'
const modes = { down: 0, halfUp: 1, up: 3 } as const satisfies Record<Rounding, Big.RoundingMode>

export const exact = (value: Decimal | string): Exact => new Exact(value)

/** -1, 0 or 1, without the number that big.js would make of what is compared. */
export function signOf(value: Exact | Decimal): number {
  if (typeof value !== 'string') return value.c[0] === 0 ? 0 : value.s
  if (!/[1-9]/.test(value)) return 0
  return value.startsWith('-') ? -1 : 1
}

/** Text of an exact value, unrounded and without trailing zeros. */
export const toDecimal = (value: Exact): Decimal => calculated(signOf(value) === 0 ? '0' : value.toFixed())

/** Text of an exact value with just `fractionDigits` digits after the point. Big's modes round the magnitude. */
export function roundTo(value: Exact, fractionDigits: number, rounding: Rounding): Decimal {
  const rounded = calculated(value.toFixed(fractionDigits, modes[rounding]))
  return signOf(rounded) === 0 && rounded.startsWith('-') ? calculated(rounded.slice(1)) : rounded
}

/**
 * A quotient at `fractionDigits` digits, rounded exactly in one direction however long its expansion is. Both sides at least 0.
 */
export function quotient(
  dividend: Exact,
  divisor: Exact,
  fractionDigits: number,
  rounding: 'down' | 'up',
): Exact {
  const step = exact('1').div(exact('10').pow(fractionDigits))
  const near = dividend.div(divisor).round(fractionDigits, modes.down)
  const low = near.times(divisor).gt(dividend) ? near.minus(step) : near
  return rounding === 'up' && low.times(divisor).lt(dividend) ? low.plus(step) : low
}

export const compareDecimals = (a: Decimal, b: Decimal): number => exact(a).cmp(exact(b))
