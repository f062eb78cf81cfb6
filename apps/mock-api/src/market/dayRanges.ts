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

/** Ranges of the simulated daily bars by blocks of days. They never change, so each is calculated once. */
export function createBlockRanges(prices: Prices) {
  const known = new WeakMap<Issue, Map<number, Range>>()

  /** Of the days `first` to `first + BLOCK_DAYS - 1`, where `first` is a multiple of `BLOCK_DAYS`. */
  return (issue: Issue, first: number): Range => {
    const blocks = known.get(issue) ?? new Map<number, Range>()
    known.set(issue, blocks)
    const found = blocks.get(first)
    if (found !== undefined) return found
    let low = Infinity
    let high = 0
    for (let ordinal = first; ordinal < first + BLOCK_DAYS; ordinal += 1) {
      const bounds = prices.boundsOf(issue, ordinal)
      if (bounds.low >= low && bounds.high <= high) continue
      const bar = prices.dayBar(issue, ordinal)
      low = Math.min(low, bar.low)
      high = Math.max(high, bar.high)
    }
    const range = { low, high }
    blocks.set(first, range)
    return range
  }
}

export type BlockRanges = ReturnType<typeof createBlockRanges>
