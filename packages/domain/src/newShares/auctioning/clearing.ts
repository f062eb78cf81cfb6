import type { Decimal } from '../../base/money/decimal.ts'
import { compareDecimals, exact, toDecimal } from '../../base/money/exact.ts'
import type { Auction } from './auction.ts'

/** A part of a whole, in lowest terms: `won` of every `of` shares. */
export interface Fraction {
  readonly won: number
  readonly of: number
}

/** How an auction has ended. Nothing else is said of what others have bid. */
export interface Clearing {
  /** Who bid more has won whole, who bid less nothing. */
  readonly cut: Decimal
  /** What bids at the cut have won. */
  readonly fraction: Fraction
}

/** Shares that are asked for at one price. */
export interface DemandLevel {
  readonly price: Decimal
  readonly shares: number
}

const WHOLE: Fraction = { won: 1, of: 1 }

const greatestCommonDivisor = (a: bigint, b: bigint): bigint =>
  b === 0n ? a : greatestCommonDivisor(b, a % b)

function lowestTerms(won: bigint, of: bigint): Fraction {
  const divisor = greatestCommonDivisor(won, of)
  return { won: Number(won / divisor), of: Number(of / divisor) }
}

/** Demand summed by price, the highest price first. */
export function demandByPrice(demand: readonly DemandLevel[]): readonly DemandLevel[] {
  const sums = new Map<Decimal, number>()
  for (const { price: written, shares } of demand) {
    // One price, however it is written.
    const price = toDecimal(exact(written))
    sums.set(price, (sums.get(price) ?? 0) + shares)
  }
  return [...sums]
    .map(([price, shares]) => ({ price, shares }))
    .toSorted((a, b) => compareDecimals(b.price, a.price))
}

/**
 * The price at which what is offered is used up, and the part that bids at this price win: `left / asked`, exact. Where everything that
 * is asked for is offered, the cut is the floor, and all win whole.
 */
export function clearingOf(
  demand: readonly DemandLevel[],
  { floor, shares }: Pick<Auction, 'floor' | 'shares'>,
): Clearing {
  let left = BigInt(shares)
  for (const { price, shares: wanted } of demandByPrice(demand)) {
    const asked = BigInt(wanted)
    if (asked >= left) return { cut: price, fraction: lowestTerms(left, asked) }
    left -= asked
  }
  return { cut: floor, fraction: WHOLE }
}

/** Shares that a bid has won: all above the cut, the fraction of them at the cut, rounded down, and none below. */
export function sharesWon({ price, shares }: DemandLevel, { cut, fraction }: Clearing): number {
  const order = compareDecimals(price, cut)
  if (order > 0) return shares
  if (order < 0) return 0
  return Number((BigInt(shares) * BigInt(fraction.won)) / BigInt(fraction.of))
}
