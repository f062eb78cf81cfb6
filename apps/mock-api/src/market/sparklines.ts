import { type Decimal, type Instant, epochMs } from '@onelot/domain'
import { fromUnits } from './grid.ts'
import { type Quoted, edgesPassed, holdsAsOf } from './holds.ts'
import type { Prices } from './prices.ts'
import type { Quotes } from './quotes.ts'
import type { Tape } from './tape.ts'
import type { Part, Timeline } from './timeline.ts'

const POINTS = 30

interface Latest {
  readonly part: Part
  readonly slots: number
  readonly edges: number
  readonly points: readonly Decimal[]
}

export function createSparklines(timeline: Timeline, prices: Prices, tape: Tape, { isQuoted }: Quotes) {
  const latest = new WeakMap<Quoted, Latest>()

  return (quoted: Quoted, now: Instant): readonly Decimal[] => {
    const ms = epochMs(now)
    if (!isQuoted(quoted, ms)) return []
    const { issue } = quoted
    const { day, part: shown, slots: begun } = timeline.regularAt(issue.instrument.market, ms)
    // Before the opening of its first day there is no session to show.
    if (day.ordinal < prices.firstOrdinal(issue)) return []
    const edges = edgesPassed(quoted.holds, ms)
    const known = latest.get(quoted)
    if (known?.part === shown && known.slots === begun && known.edges === edges) return known.points
    const holds = holdsAsOf(quoted.holds, ms)
    const step = Math.max(1, begun / POINTS)
    const points: Decimal[] = []
    for (let end = begun; end >= 1 && points.length < POINTS; end -= step) {
      const units = tape.priceOfSlot({ ...quoted, holds }, day, shown, Math.ceil(end) - 1)
      points.push(fromUnits(units, issue.grid.fractionDigits))
    }
    points.reverse()
    latest.set(quoted, { part: shown, slots: begun, edges, points })
    return points
  }
}

export type Sparklines = ReturnType<typeof createSparklines>
