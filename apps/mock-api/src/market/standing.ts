import { toUnits } from './grid.ts'
import type { Issue } from './listings/issue.ts'
import type { Standstill } from './overrides.ts'
import { type Part, slotsBegun } from './timeline.ts'

/** A standstill whose price is known. */
export interface Standing {
  readonly from: number
  readonly until: number
  readonly units: number
  readonly halted: boolean
}

/** A piece of a part's slots: along the simulated path, or standing. */
export interface Piece {
  readonly from: number
  readonly to: number
  readonly standing: Standing | undefined
}

/** The one in force at `ms`: of several the latest begun. */
export const standingAt = (standings: readonly Standing[], ms: number): Standing | undefined =>
  standings.findLast(({ from, until }) => from <= ms && ms < until)

/** Gives a halt the price at which it found the instrument: an earlier standstill's, or else the path's. */
export function resolveStandings(
  issue: Issue,
  standstills: readonly Standstill[],
  pathPriceAt: (ms: number) => number,
): readonly Standing[] {
  const resolved: Standing[] = []
  for (const { from, until, price } of standstills) {
    const halted = price === undefined
    const units = halted
      ? (standingAt(resolved, from)?.units ?? pathPriceAt(from))
      : Math.max(1, toUnits(price, issue.grid.places))
    resolved.push({ from, until, units, halted })
  }
  return resolved
}

/** The slot that is running at `ms`, or the next to begin. */
function slotAt(part: Part, ms: number): number {
  const begun = slotsBegun(part, ms)
  return part.windows.some(({ from, to }) => from <= ms && ms < to) ? begun - 1 : begun
}

/** Cuts slots `from` to `to` where a standstill begins or ends; it takes the whole slot in which it begins. */
export function piecesOf(
  part: Part,
  standings: readonly Standing[],
  from: number,
  to: number,
): readonly Piece[] {
  const placed = standings.map((standing) => ({
    standing,
    from: slotAt(part, standing.from),
    to: slotAt(part, standing.until),
  }))
  const cuts = new Set([from, to])
  for (const place of placed)
    for (const cut of [place.from, place.to]) if (from < cut && cut < to) cuts.add(cut)
  const edges = [...cuts].sort((a, b) => a - b)
  return edges.slice(0, -1).flatMap((edge, i) => {
    const next = edges[i + 1]
    if (next === undefined) return []
    const standing = placed.findLast((place) => place.from <= edge && edge < place.to)?.standing
    return [{ from: edge, to: next, standing }]
  })
}
