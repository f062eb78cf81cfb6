import { type AnnouncedAction, type AnnouncedRights, type Instant, epochMs } from '@onelot/domain'
import { toUnits } from './grid.ts'
import type { Issue } from './listings/issue.ts'
import type { Override } from './overrides.ts'
import { rebasedUnits } from './rebasing.ts'
import { type Part, slotsBegun } from './timeline.ts'

/** A time in which the price does not move: a price override or a halt. Epoch milliseconds, exclusive of `until`. */
export interface Hold {
  readonly from: number
  readonly until: number
  readonly units: number
  readonly halted: boolean
}

/** An instrument with what operators set over it. */
export interface Quoted {
  readonly issue: Issue
  /** In order of their beginning. */
  readonly holds: readonly Hold[]
  /** Epoch milliseconds; infinite where it is not delisted. */
  readonly delistedAt: number
  /** Announced, the earliest ex-date first. */
  readonly actions: readonly AnnouncedAction[]
  readonly increases: readonly AnnouncedRights[]
}

/** A part's slots `from` to `to` (exclusive), all along the simulated path or all of one hold. */
export interface Piece {
  readonly from: number
  readonly to: number
  readonly hold: Hold | undefined
  readonly halted: boolean
}

const covers = ({ from, until }: Pick<Hold, 'from' | 'until'>, ms: number): boolean =>
  from <= ms && ms < until

/** The hold in force: of several the one that began last. */
export const holdAt = (holds: readonly Hold[], ms: number): Hold | undefined =>
  holds.findLast((hold) => covers(hold, ms))

/** True during any halt, also where a price override began after it. */
export const haltedAt = (holds: readonly Hold[], ms: number): boolean =>
  holds.some((hold) => hold.halted && covers(hold, ms))

/** True where a hold is in force at some moment from `from` until `to`. */
export const touches = (holds: readonly Hold[], from: number, to: number): boolean =>
  holds.some((hold) => hold.from < to && from < hold.until)

/** The holds as they were known at `ms`: without those to come, and without ends to come. */
export function holdsAsOf(holds: readonly Hold[], ms: number): readonly Hold[] {
  if (holds.length === 0) return holds
  return holds.flatMap((hold) =>
    hold.from > ms ? [] : hold.until <= ms ? [hold] : [{ ...hold, until: Infinity }],
  )
}

/** How many beginnings and ends of holds have passed at `ms`. */
export function edgesPassed(holds: readonly Hold[], ms: number): number {
  let passed = 0
  for (const { from, until } of holds) passed += (from <= ms ? 1 : 0) + (until <= ms ? 1 : 0)
  return passed
}

/** A hold whose price is re-based at each ex-date that it covers. */
function cutByActions(issue: Issue, hold: Hold): readonly Hold[] {
  const pieces: Hold[] = []
  let piece = hold
  for (const action of issue.actions ?? []) {
    if (action.at <= piece.from || action.at >= piece.until) continue
    pieces.push({ ...piece, until: action.at })
    piece = { ...piece, from: action.at, units: rebasedUnits(issue.grid, action, piece.units) }
  }
  return [...pieces, piece]
}

/** Gives each override its price in units: a halt keeps the price of an earlier hold, or else of the path. */
export function resolveHolds(
  issue: Issue,
  overrides: readonly Override[],
  pathPriceAt: (ms: number) => number,
): readonly Hold[] {
  const end = (until: Instant | undefined): number => (until === undefined ? Infinity : epochMs(until))
  const rows = overrides
    .filter((override) => override.kind === 'price' || override.kind === 'halt')
    .map((override) => ({ override, from: epochMs(override.from), until: end(override.until) }))
    .sort((a, b) => a.from - b.from)
  const holds: Hold[] = []
  for (const { override, from, until } of rows) {
    const halted = override.kind === 'halt'
    const units = halted
      ? (holdAt(holds, from)?.units ?? pathPriceAt(from))
      : toUnits(override.price, issue.grid.fractionDigits)
    holds.push(...cutByActions(issue, { from, until, units, halted }))
  }
  return holds
}

/** The slot that is running at `ms`, or the next to begin. */
function slotAt(part: Part, ms: number): number {
  const begun = slotsBegun(part, ms)
  return part.windows.some((window) => window.from <= ms && ms < window.to) ? begun - 1 : begun
}

/** Cuts slots `from` to `to` where a hold begins or ends. In bars a hold covers the whole slot in which it begins. */
export function piecesOf(part: Part, holds: readonly Hold[], from: number, to: number): readonly Piece[] {
  const placed = holds.map((hold) => ({
    hold,
    from: slotAt(part, hold.from),
    to: slotAt(part, hold.until),
  }))
  const cuts = new Set([from, to])
  for (const slots of placed)
    for (const cut of [slots.from, slots.to]) if (from < cut && cut < to) cuts.add(cut)
  const edges = [...cuts].sort((a, b) => a - b)
  return edges.slice(0, -1).flatMap((edge, i) => {
    const next = edges[i + 1]
    if (next === undefined) return []
    const covering = placed.filter((slots) => slots.from <= edge && edge < slots.to).map(({ hold }) => hold)
    return [{ from: edge, to: next, hold: covering.at(-1), halted: covering.some(({ halted }) => halted) }]
  })
}

/** Epoch milliseconds in which the price follows one hold or the path, and no halt is in force. */
export interface TradedTime {
  readonly from: number
  /** Exclusive. */
  readonly to: number
  readonly hold: Hold | undefined
}

/** Cuts the time `from` to `to` (exclusive) where a hold begins or ends, and leaves out halts. */
export function tradedTimes(holds: readonly Hold[], from: number, to: number): readonly TradedTime[] {
  if (!touches(holds, from, to)) return [{ from, to, hold: undefined }]
  const cuts = new Set([from, to])
  for (const hold of holds)
    for (const cut of [hold.from, hold.until]) if (from < cut && cut < to) cuts.add(cut)
  const edges = [...cuts].sort((a, b) => a - b)
  return edges.slice(0, -1).flatMap((edge, i) => {
    const next = edges[i + 1]
    return next === undefined || haltedAt(holds, edge)
      ? []
      : [{ from: edge, to: next, hold: holdAt(holds, edge) }]
  })
}
