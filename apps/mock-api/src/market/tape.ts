import type { InstrumentId } from '@onelot/domain'
import type { Issue } from './listings/issue.ts'
import type { Decreed } from './overrides.ts'
import {
  type CrossedSlot,
  type Crossing,
  type Span,
  type Traded,
  firstSlot,
  spanOf,
  tradedUntil,
} from './pathQuery.ts'
import type { DayBar, PartPath, Prices } from './prices.ts'
import { type Piece, type Standing, piecesOf, resolveStandings, standingAt } from './standing.ts'
import type { DayHours, Part, Timeline } from './timeline.ts'

/** Where on the tape: slots `from` to `to` (exclusive) of a part of a day. */
export interface Stint {
  readonly issue: Issue
  readonly day: DayHours
  readonly part: Part
  readonly from: number
  readonly to: number
}

/** What is traded: the simulated path, but for the times at which an operator makes it stand still. */
export interface Tape {
  readonly traded: (stint: Stint) => Traded | undefined
  readonly firstCrossing: (stint: Stint, crossing: Crossing) => CrossedSlot | undefined
  readonly dayBar: (issue: Issue, ordinal: number) => DayBar
  readonly closeOf: (issue: Issue, ordinal: number) => number
  /** The standstill in force, be the market open or closed. */
  readonly standingAt: (issue: Issue, ms: number) => Standing | undefined
  /** True where a standstill touches the part, so that its minutes are not the path's. */
  readonly touched: (issue: Issue, part: Part) => boolean
}

/** A piece of the path, its turnover as it adds up through the whole part. */
const pathBar = ({ root, draw }: PartPath, { from, to }: Piece, span: Span): Traded => ({
  ...span,
  turnover: (tradedUntil(root, draw, to)?.turnover ?? 0) - (tradedUntil(root, draw, from)?.turnover ?? 0),
})

const standingBar = ({ units, halted }: Standing, volume: number): Traded => {
  const traded = halted ? 0 : volume
  return { open: units, high: units, low: units, close: units, volume: traded, turnover: traded * units }
}

const joined = (a: Traded | undefined, b: Traded): Traded =>
  a === undefined
    ? b
    : {
        open: a.open,
        high: Math.max(a.high, b.high),
        low: Math.min(a.low, b.low),
        close: b.close,
        volume: a.volume + b.volume,
        turnover: a.turnover + b.turnover,
      }

export function createTape(
  prices: Prices,
  timeline: Timeline,
  decrees: ReadonlyMap<InstrumentId, Decreed>,
): Tape {
  const resolved = new Map<InstrumentId, readonly Standing[]>()
  const never: readonly Standing[] = []

  function pathPriceAt(issue: Issue, ms: number): number {
    const { day, part, slots } = timeline.momentAt(issue.instrument.market, ms)
    const { root, draw } = prices.pathOf(issue, day, part)
    return tradedUntil(root, draw, slots)?.close ?? prices.closeOf(issue, day.ordinal - 1)
  }

  function standingsOf(issue: Issue): readonly Standing[] {
    const decreed = decrees.get(issue.instrument.id)
    if (decreed === undefined || decreed.standstills.length === 0) return never
    const known = resolved.get(issue.instrument.id)
    if (known !== undefined) return known
    const standings = resolveStandings(issue, decreed.standstills, (ms) => pathPriceAt(issue, ms))
    resolved.set(issue.instrument.id, standings)
    return standings
  }

  function touching(issue: Issue, { windows }: Part): readonly Standing[] {
    const opens = windows[0]?.from ?? 0
    const closes = windows.at(-1)?.to ?? 0
    return standingsOf(issue).filter(({ from, until }) => from < closes && opens < until)
  }

  function traded({ issue, day, part, from, to }: Stint): Traded | undefined {
    const path = prices.pathOf(issue, day, part)
    const standings = touching(issue, part)
    if (standings.length === 0 && from === 0) return tradedUntil(path.root, path.draw, to)
    let sum: Traded | undefined
    for (const piece of piecesOf(part, standings, from, to)) {
      const span = spanOf(path.root, path.draw, piece.from, piece.to)
      if (span === undefined) continue
      const bar =
        piece.standing === undefined ? pathBar(path, piece, span) : standingBar(piece.standing, span.volume)
      sum = joined(sum, bar)
    }
    return sum
  }

  function firstCrossing({ issue, day, part, from, to }: Stint, crossing: Crossing): CrossedSlot | undefined {
    const path = prices.pathOf(issue, day, part)
    for (const piece of piecesOf(part, touching(issue, part), from, to)) {
      if (piece.standing === undefined) {
        const found = firstSlot(path.root, path.draw, crossing, piece.from, piece.to)
        if (found !== undefined) return found
      } else if (crossing.holds(piece.standing.units))
        return { slot: piece.from, price: piece.standing.units }
    }
    return undefined
  }

  function dayBar(issue: Issue, ordinal: number): DayBar {
    if (standingsOf(issue).length > 0) {
      const day = timeline.dayOf(issue.instrument.market, ordinal)
      const part = day.regular
      if (touching(issue, part).length > 0) {
        const bar = traded({ issue, day, part, from: 0, to: part.slots })
        if (bar !== undefined) return bar
      }
    }
    return prices.dayBar(issue, ordinal)
  }

  return {
    traded,
    firstCrossing,
    dayBar,
    closeOf: (issue, ordinal) =>
      standingsOf(issue).length === 0 || ordinal < prices.firstOrdinal(issue)
        ? prices.closeOf(issue, ordinal)
        : dayBar(issue, ordinal).close,
    standingAt: (issue, ms) => standingAt(standingsOf(issue), ms),
    touched: (issue, part) => touching(issue, part).length > 0,
  }
}
