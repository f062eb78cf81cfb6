import { BLOCK_DAYS } from './dayRanges.ts'
import type { Issue } from './listings/issue.ts'
import type { DayBar, Prices } from './prices.ts'

/** Blocks kept, of all issues together: some 130,000 days in 5 MB. The one that was used longest ago is dropped first. */
const KEPT_BLOCKS = 4_096
/** Open, high, low, close, volume. */
const FIGURES = 5

/**
 * Daily bars as they are drawn, without what operators set over them. They never change, so that each is drawn once while its block is
 * kept.
 */
export function createDayBlocks(prices: Pick<Prices, 'dayBar'>, kept = KEPT_BLOCKS) {
  const numbers = new WeakMap<Issue, number>()
  const blocks = new Map<string, Float64Array>()
  let issues = 0

  function blockOf(issue: Issue, block: number): Float64Array {
    let number = numbers.get(issue)
    if (number === undefined) {
      number = issues
      issues += 1
      numbers.set(issue, number)
    }
    const key = `${String(number)} ${String(block)}`
    const found = blocks.get(key) ?? new Float64Array(BLOCK_DAYS * FIGURES).fill(Number.NaN)
    // The last of the map is the one asked for last.
    blocks.delete(key)
    blocks.set(key, found)
    const [oldest] = blocks.size > kept ? blocks.keys() : []
    if (oldest !== undefined) blocks.delete(oldest)
    return found
  }

  /** The bars of the days `first` to `last`, which lie in one block of `BLOCK_DAYS` from a multiple of it. */
  return (issue: Issue, first: number, last: number): readonly DayBar[] => {
    const start = Math.floor(first / BLOCK_DAYS) * BLOCK_DAYS
    const figures = blockOf(issue, start)
    const bars: DayBar[] = []
    for (let ordinal = first; ordinal <= last; ordinal += 1) {
      const at = (ordinal - start) * FIGURES
      if (Number.isNaN(figures[at])) {
        const { open, high, low, close, volume } = prices.dayBar(issue, ordinal)
        figures.set([open, high, low, close, volume], at)
      }
      const [open = 0, high = 0, low = 0, close = 0, volume = 0] = figures.subarray(at, at + FIGURES)
      bars.push({ open, high, low, close, volume })
    }
    return bars
  }
}

export type DayBlocks = ReturnType<typeof createDayBlocks>
