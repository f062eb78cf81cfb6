import { type Extremes, type Instant, type OpenPhase, epochMs } from '@onelot/domain'
import { fromUnits } from './grid.ts'
import type { Quoted } from './holds.ts'
import { type Best, bestOf, widestBest } from './limits.ts'
import type { Run, Scan } from './scan.ts'

const openPhases: readonly OpenPhase[] = ['pre', 'regular', 'after']

function rangeOf(run: Run): { readonly low: number; readonly high: number } | undefined {
  if (run.held !== undefined) return { low: run.held, high: run.held }
  const { path, first, last } = run
  return path.spanOf(first, last + 1)
}

export const createExtremes =
  (scan: Scan) =>
  (quoted: Quoted, from: Instant, to: Instant): Extremes | undefined => {
    const { grid } = quoted.issue
    let bounds: { readonly least: Best; readonly greatest: Best } | undefined
    function widen(least: Best, greatest: Best): void {
      bounds =
        bounds === undefined
          ? { least, greatest }
          : {
              least: {
                bid: Math.min(bounds.least.bid, least.bid),
                ask: Math.min(bounds.least.ask, least.ask),
              },
              greatest: {
                bid: Math.max(bounds.greatest.bid, greatest.bid),
                ask: Math.max(bounds.greatest.ask, greatest.ask),
              },
            }
    }
    scan(
      quoted,
      openPhases,
      { from: epochMs(from) + 1, to: epochMs(to) },
      {
        skips(low, high) {
          const { least, greatest } = widestBest(grid, low, high)
          widen(least, greatest)
          return true
        },
        reads(run) {
          const range = rangeOf(run)
          if (range !== undefined)
            widen(bestOf(grid, range.low, run.highest), bestOf(grid, range.high, run.highest))
          return false
        },
      },
    )
    if (bounds === undefined) return undefined
    const { least, greatest } = bounds
    const price = (units: number) => fromUnits(units, grid.fractionDigits)
    return {
      bid: { low: price(least.bid), high: price(greatest.bid) },
      ask: { low: price(least.ask), high: price(greatest.ask) },
    }
  }
