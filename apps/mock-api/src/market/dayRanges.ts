import type { Issue } from './listings/issue.ts'
import type { Prices } from './prices.ts'

/** Lowest and highest price in units. */
export interface Range {
  readonly low: number
  readonly high: number
}

export const widened = (range: Range | undefined, low: number, high: number): Range =>
  range === undefined ? { low, high } : { low: Math.min(range.low, low), high: Math.max(range.high, high) }

/** A block is this many trading days, from an ordinal that is a multiple of it. */
export const BLOCK_DAYS = 32

type Ranged = Pick<Prices, 'boundsOf' | 'dayBar'>

/**
 * Of the simulated daily bars of the days `first` to `last`. The bars of a cross are costly: they are drawn from the one whose bounds reach
 * furthest on, until no other can reach further.
 */
export function rangeOfDays(prices: Ranged, issue: Issue, first: number, last: number): Range {
  const days = Array.from({ length: last - first + 1 }, (_, i) => ({
    ordinal: first + i,
    ...prices.boundsOf(issue, first + i),
  }))
  let low = Infinity
  let high = 0
  const widen = ({ ordinal, ...bounds }: (typeof days)[number]): void => {
    const bar = issue.legs === undefined ? bounds : prices.dayBar(issue, ordinal)
    low = Math.min(low, bar.low)
    high = Math.max(high, bar.high)
  }
  for (const day of days.toSorted((a, b) => b.high - a.high)) {
    if (day.high <= high) break
    widen(day)
  }
  for (const day of days.toSorted((a, b) => a.low - b.low)) {
    if (day.low >= low) break
    widen(day)
  }
  return { low, high }
}

/** Ranges of the simulated daily bars by blocks of days. They never change, so each is calculated once. */
export function createBlockRanges(prices: Ranged) {
  const known = new WeakMap<Issue, Map<number, Range>>()

  /** Covers the days `first` to `first + BLOCK_DAYS - 1`, where `first` is a multiple of `BLOCK_DAYS`. */
  return (issue: Issue, first: number): Range => {
    const blocks = known.get(issue) ?? new Map<number, Range>()
    known.set(issue, blocks)
    const found = blocks.get(first)
    if (found !== undefined) return found
    const range = rangeOfDays(prices, issue, first, first + BLOCK_DAYS - 1)
    blocks.set(first, range)
    return range
  }
}

export type BlockRanges = ReturnType<typeof createBlockRanges>
