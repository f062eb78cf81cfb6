import { type Decimal, type Instant, epochMs } from '@onelot/domain'
import { fromUnits } from './grid.ts'
import { type Quoted, edgesPassed, holdsAsOf } from './holds.ts'
import type { Prices } from './prices.ts'
import type { Quotes } from './quotes.ts'
import type { Tape } from './tape.ts'
import type { Moment, Part, Timeline } from './timeline.ts'

/** Most points but the latest; there are more than half as many once a session has run for as many slots. */
const POINTS = 32

interface Latest {
  readonly part: Part
  readonly edges: number
  readonly step: number
  /** Prices at the end of each whole step; they stay while the session goes on. */
  readonly fixed: Decimal[]
  slots: number
  points: readonly Decimal[]
}

/** Slots from point to point: the session halved as often as leaves at most `POINTS` steps in what has begun. */
function stepOf({ slots: whole }: Part, begun: number): number {
  let step = whole
  while (step % 2 === 0 && begun / (step / 2) <= POINTS) step /= 2
  return step
}

export function createSparklines(timeline: Timeline, prices: Prices, tape: Tape, { isQuoted }: Quotes) {
  const latest = new WeakMap<Quoted, Latest>()

  /** A whole step of the path ends with its price, and is found with fewer halvings than a slot. */
  function pricesAt(quoted: Quoted, { day, part }: Moment): (slot: number, step: number) => Decimal {
    const { issue } = quoted
    const { fractionDigits } = issue.grid
    const path = tape.heldIn(quoted, part) ? undefined : prices.pathOf(issue, day, part)
    return (slot, step) => {
      const units = path?.spanOf(slot - step, slot)?.close ?? tape.priceOfSlot(quoted, day, part, slot - 1)
      return fromUnits(units, fractionDigits)
    }
  }

  return (quoted: Quoted, now: Instant): readonly Decimal[] => {
    const ms = epochMs(now)
    if (!isQuoted(quoted, ms)) return []
    const { issue } = quoted
    const moment = timeline.regularAt(issue.instrument.market, ms)
    const { day, part, slots } = moment
    // Before the opening of its first day there is no session to show.
    if (day.ordinal < prices.firstOrdinal(issue)) return []
    const edges = edgesPassed(quoted.holds, ms)
    const step = stepOf(part, slots)
    let known = latest.get(quoted)
    if (known?.part !== part || known.edges !== edges || known.step !== step) {
      known = { part, edges, step, fixed: [], slots: 0, points: [] }
      latest.set(quoted, known)
    }
    if (known.slots === slots) return known.points
    const { fixed } = known
    const priceAt = pricesAt({ ...quoted, holds: holdsAsOf(quoted.holds, ms) }, moment)
    const ended = Math.floor(slots / step)
    while (fixed.length < ended) fixed.push(priceAt((fixed.length + 1) * step, step))
    const points = fixed.slice(0, ended)
    known.points = slots % step === 0 ? points : [...points, priceAt(slots, 1)]
    known.slots = slots
    return known.points
  }
}

export type Sparklines = ReturnType<typeof createSparklines>
