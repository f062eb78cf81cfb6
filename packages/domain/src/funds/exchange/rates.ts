import { type Currency, minorUnits } from '../../base/money/currency.ts'
import { type Decimal, ZERO } from '../../base/money/decimal.ts'
import { type Exact, exact, quotient, toDecimal } from '../../base/money/exact.ts'
import { type Money, larger, money, subtract, zero } from '../../base/money/money.ts'

/** From which currency into which. */
export interface CurrencyPair {
  readonly from: Currency
  readonly to: Currency
}

/** Significant digits of a rate. */
export const RATE_DIGITS = 8

/** Digits after the point of an exact decimal. */
const MOST_DIGITS = 20

/** A quotient with so many significant digits, rounded down. */
function significant(dividend: Exact, divisor: Exact): Decimal {
  const { e: magnitude } = quotient(dividend, divisor, MOST_DIGITS, 'down')
  const fractionDigits = Math.min(MOST_DIGITS, Math.max(0, RATE_DIGITS - 1 - magnitude))
  return toDecimal(quotient(dividend, divisor, fractionDigits, 'down'))
}

/** What one of each currency is worth in a common unit. */
export type PairWorth = Readonly<Record<keyof CurrencyPair, Decimal>>

/** What one of `from` brings of `to` at mid rates, less the spread, a fraction of them (docs/rules/funds.md). @defaultValue no spread */
export const exchangeRate = ({ from, to }: PairWorth, spread: Decimal = ZERO): Decimal =>
  significant(exact(from).times(exact('1').minus(spread)), exact(to))

/** What an amount brings: rounded down to what the currency can be paid in. */
export const exchangedInto = (source: Money, to: Currency, rate: Decimal): Money =>
  money(to, exact(source.amount).times(rate), 'down')

/** Whether it brings less than the smallest unit: asked of any amount, also of one too large to be money once it is exchanged. */
export const bringsNothing = (source: Money, to: Currency, rate: Decimal): boolean =>
  exact(source.amount).times(rate).round(minorUnits(to), 0).lte('0')

/** The least amount that brings so much, or a little more where the currency has no smaller unit. */
export const neededFor = (target: Money, from: Currency, rate: Decimal): Money =>
  money(from, quotient(exact(target.amount), exact(rate), minorUnits(from), 'up'))

/** By how much less comes than at the mid rate. */
export const spreadOf = (source: Money, target: Money, mid: Decimal): Money =>
  larger(subtract(money(target.currency, exact(source.amount).times(mid)), target), zero(target.currency))
