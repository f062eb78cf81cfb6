import { type Currency, minorUnits } from './currency.ts'
import { type Decimal, type Exact, type Rounding, decimal, exact, roundTo, signOf } from './decimal.ts'

/** An amount of one currency at its minor units; the same in events, on the wire and in caches (docs/rules/money.md). */
export interface Money<C extends Currency = Currency> {
  readonly currency: C
  readonly amount: Decimal
}

/** The one place where an exact value becomes money: rounds to the currency's minor units. */
export function money<C extends Currency>(
  currency: C,
  value: Exact | Decimal | string,
  rounding: Rounding = 'halfUp',
): Money<C> {
  const unrounded = typeof value === 'string' ? exact(value) : value
  return Object.freeze({ currency, amount: roundTo(unrounded, minorUnits(currency), rounding) })
}

const nothing = { 0: decimal('0'), 2: decimal('0.00') } as const

export const zero = <C extends Currency>(currency: C): Money<C> =>
  Object.freeze({ currency, amount: nothing[minorUnits(currency)] })

function sameCurrency(a: Money, b: Money): void {
  if (a.currency !== b.currency) throw new RangeError(`${a.currency} is not ${b.currency}: convert first`)
}

export function add<C extends Currency>(a: Money<C>, ...others: readonly Money<C>[]): Money<C> {
  let sum = exact(a.amount)
  for (const other of others) {
    sameCurrency(a, other)
    sum = sum.plus(exact(other.amount))
  }
  return money(a.currency, sum)
}

export function subtract<C extends Currency>(a: Money<C>, b: Money<C>): Money<C> {
  sameCurrency(a, b)
  return money(a.currency, exact(a.amount).minus(exact(b.amount)))
}

export const negate = <C extends Currency>(a: Money<C>): Money<C> => money(a.currency, exact(a.amount).neg())

export function compare(a: Money, b: Money): number {
  sameCurrency(a, b)
  return exact(a.amount).cmp(exact(b.amount))
}

export const isPositive = (a: Money): boolean => signOf(a.amount) > 0
export const isZero = (a: Money): boolean => signOf(a.amount) === 0
export const isNegative = (a: Money): boolean => signOf(a.amount) < 0
export const smaller = <C extends Currency>(a: Money<C>, b: Money<C>): Money<C> =>
  compare(a, b) <= 0 ? a : b
export const larger = <C extends Currency>(a: Money<C>, b: Money<C>): Money<C> => (compare(a, b) >= 0 ? a : b)
