import { type Money, add, compare, isZero, money, exact, subtract } from '@onelot/domain'
import type { WholePeriod } from './wholeProfit.ts'

/** One line of a sum. */
export interface SumPart {
  /** Unique in its sum. */
  readonly key: string
  readonly label: string
  readonly value: Money
  /** A profit or a loss, in a sum that is none: it shows its sign. */
  readonly signed?: boolean
  /** The same in the currency that it is held in, where that is another one. */
  readonly own?: Money | undefined
}

/** A figure with the parts that add up to it. */
export interface Explained {
  readonly title: string
  /** What the figure is, in a sentence. */
  readonly text: string
  readonly parts: readonly SumPart[]
  /** Other parts that add up to the same: each list then has a heading. */
  readonly again?:
    | { readonly heading: string; readonly of: string; readonly parts: readonly SumPart[] }
    | undefined
  readonly total: Money
  /** The figure is a profit or a loss: it shows its sign. */
  readonly signed: boolean
  /** What a profit is a percentage of. */
  readonly base?: { readonly label: string; readonly value: Money } | undefined
  /** The period of a profit of positions: that of the account is beside it. @defaultValue no profit of positions */
  readonly whole?: WholePeriod | undefined
  /** What applies to the whole sum: how it was converted. */
  readonly note?: string | undefined
}

/**
 * The parts that are something, the greatest first, and what rounding of several currencies left. The total is rounded once and each part by
 * itself, so that they may differ by a unit.
 */
export function summed(parts: readonly SumPart[], total: Money, rounding: string): readonly SumPart[] {
  const size = (value: Money) => money(value.currency, exact(value.amount).abs())
  const shown = parts
    .filter(({ value }) => !isZero(value))
    .toSorted((a, b) => compare(size(b.value), size(a.value)))
  const [first, ...more] = shown
  const sum =
    first === undefined ? subtract(total, total) : add(first.value, ...more.map(({ value }) => value))
  const rest = subtract(total, sum)
  return isZero(rest) ? shown : [...shown, { key: 'rounding', label: rounding, value: rest }]
}
