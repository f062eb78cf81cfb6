import { type Currency, currencyOf, minorUnits } from './currency.ts'
import type { Decimal } from './decimal.ts'
import { type Exact, type Rounding, exact, roundTo, signOf } from './exact.ts'
import { SCALE_DIGITS, ofUnits, unscaled, wholeUnits } from './scaled.ts'

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

/** A product of so many scaled values in minor units: the same, exact too. */
export const minorOf = (
  currency: Currency,
  value: bigint,
  factors: 1 | 2,
  rounding: Rounding = 'halfUp',
): bigint => unscaled(value, factors, minorUnits(currency), rounding)

export const ofMinor = <C extends Currency>(currency: C, units: bigint): Money<C> =>
  Object.freeze({ currency, amount: ofUnits(units, minorUnits(currency)) })

/** What was summed by currency. */
export type Sums = Readonly<Partial<Record<Currency, Decimal>>>

export const moneyOfSums = (sums: Sums): readonly Money[] =>
  Object.entries(sums).flatMap(([code, sum]) => (sum === undefined ? [] : money(currencyOf(code), sum)))

/** By how many digits it has after the point: folds of the ledger begin with it again and again. */
const nothing = Array.from({ length: SCALE_DIGITS + 1 }, (_, digits) => ofUnits(0n, digits))

export const zero = <C extends Currency>(currency: C): Money<C> => {
  const digits = minorUnits(currency)
  return Object.freeze({ currency, amount: nothing[digits] ?? ofUnits(0n, digits) })
}

function sameCurrency(a: Money, b: Money): void {
  if (a.currency !== b.currency) throw new RangeError(`${a.currency} is not ${b.currency}: convert first`)
}

/** In minor units. An amount that was read from outside may have more digits: then undefined. */
const unitsOf = ({ currency, amount }: Money): bigint | undefined => wholeUnits(amount, minorUnits(currency))

export function add<C extends Currency>(a: Money<C>, ...others: readonly Money<C>[]): Money<C> {
  let units = unitsOf(a)
  for (const other of others) {
    sameCurrency(a, other)
    const more = unitsOf(other)
    units = units === undefined || more === undefined ? undefined : units + more
  }
  if (units !== undefined) return ofMinor(a.currency, units)
  const sum = others.reduce((before, { amount }) => before.plus(exact(amount)), exact(a.amount))
  return money(a.currency, sum)
}

export function subtract<C extends Currency>(a: Money<C>, b: Money<C>): Money<C> {
  sameCurrency(a, b)
  const [from, less] = [unitsOf(a), unitsOf(b)]
  return from === undefined || less === undefined
    ? money(a.currency, exact(a.amount).minus(exact(b.amount)))
    : ofMinor(a.currency, from - less)
}

export const negate = <C extends Currency>(a: Money<C>): Money<C> => money(a.currency, exact(a.amount).neg())

export function compare(a: Money, b: Money): number {
  sameCurrency(a, b)
  const [one, other] = [unitsOf(a), unitsOf(b)]
  if (one === undefined || other === undefined) return exact(a.amount).cmp(exact(b.amount))
  return one === other ? 0 : one < other ? -1 : 1
}

export const isPositive = (a: Money): boolean => signOf(a.amount) > 0
export const isZero = (a: Money): boolean => signOf(a.amount) === 0
export const isNegative = (a: Money): boolean => signOf(a.amount) < 0
export const smaller = <C extends Currency>(a: Money<C>, b: Money<C>): Money<C> =>
  compare(a, b) <= 0 ? a : b
export const larger = <C extends Currency>(a: Money<C>, b: Money<C>): Money<C> => (compare(a, b) >= 0 ? a : b)
