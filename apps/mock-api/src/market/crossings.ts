import { type Cross, type Crossed, type Decimal, type Instant, epochMs, exact, instant } from '@onelot/domain'
import { type Grid, fromUnits } from './grid.ts'
import type { Quoted } from './holds.ts'
import { bestOf, widestBest } from './limits.ts'
import type { TrailCross } from './port.ts'
import type { Run, Scan } from './scan.ts'
import { slotStart } from './timeline.ts'
import { type Peak, boundOf, createPeak } from './trail.ts'

/** A search among the bids (or asks), in units. It reads them in time order, and may keep track of a peak. */
interface Condition {
  /** True where no sides from `low` to `high` meet it, in whatever order. `occur`: both of these are among them. */
  readonly excludes: (low: number, high: number, occur: boolean) => boolean
  readonly meets: (side: number) => boolean
}

function levelCondition({ price, when }: Extract<Cross, { kind: 'level' }>, grid: Grid): Condition {
  const bound = boundOf(exact(price), grid, when)
  return when === 'atMost'
    ? { excludes: (low) => low > bound, meets: (side) => side <= bound }
    : { excludes: (_, high) => high < bound, meets: (side) => side >= bound }
}

/** Moves the peak. With `ends` false it is never met, so that a search moves the peak to the end. */
function trailCondition(peak: Peak, when: Cross['when'], ends: boolean): Condition {
  const met = (side: number, bound: number): boolean =>
    ends && (when === 'atMost' ? side <= bound : side >= bound)
  return {
    excludes(low, high, occur) {
      const [best, worst] = when === 'atMost' ? [high, low] : [low, high]
      if (!peak.isBeyond(best)) return !met(worst, peak.bound())
      if (!occur || met(worst, peak.bound(best))) return false
      peak.moveTo(best)
      return true
    },
    meets(side) {
      if (peak.isBeyond(side)) peak.moveTo(side)
      return met(side, peak.bound())
    },
  }
}

interface Found {
  /** Epoch milliseconds. */
  readonly at: number
  readonly side: number
}

export function createCrossings(scan: Scan) {
  function firstIn(run: Run, condition: Condition, sideOf: (price: number) => number): Found | undefined {
    if (run.held !== undefined) {
      const side = sideOf(run.held)
      return condition.meets(side) ? { at: run.from, side } : undefined
    }
    const { path, first, last } = run
    const search = {
      skips: (low: number, high: number, occur: boolean) =>
        condition.excludes(sideOf(low), sideOf(high), occur),
      ends: (price: number) => condition.meets(sideOf(price)),
    }
    const found = path.firstSlot(search, first, last + 1)
    return found && { at: Math.max(run.from, slotStart(path.part, found.slot)), side: sideOf(found.price) }
  }

  function search(
    quoted: Quoted,
    { at, phases }: Cross,
    condition: Condition,
    from: Instant,
    to: Instant,
  ): Found | undefined {
    const { grid } = quoted.issue
    let found: Found | undefined
    scan(
      quoted,
      phases,
      { from: epochMs(from), to: epochMs(to) },
      {
        skips(low, high) {
          const { least, greatest } = widestBest(grid, low, high)
          return condition.excludes(least[at], greatest[at], false)
        },
        reads(run) {
          found = firstIn(run, condition, (price) => bestOf(grid, price, run.highest)[at])
          return found !== undefined
        },
      },
    )
    return found
  }

  return {
    firstCross(quoted: Quoted, cross: Cross, from: Instant, to: Instant): Crossed | undefined {
      const { grid } = quoted.issue
      const condition =
        cross.kind === 'level'
          ? levelCondition(cross, grid)
          : trailCondition(createPeak(cross, grid), cross.when, true)
      const found = search(quoted, cross, condition, from, to)
      return found && { at: instant(found.at), price: fromUnits(found.side, grid.fractionDigits) }
    },
    peakOf(quoted: Quoted, cross: TrailCross, from: Instant, to: Instant): Decimal {
      const peak = createPeak(cross, quoted.issue.grid)
      search(quoted, cross, trailCondition(peak, cross.when, false), from, to)
      return peak.price()
    },
  }
}
