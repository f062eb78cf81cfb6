import type { Instant } from '../instant.ts'
import type { Decimal } from '../money/decimal.ts'
import { exact } from '../money/exact.ts'

/** Of a new account. */
export const BASE_SCORE = 100
const POINTS_A_STEP = 10
/** Won that were paid in for each step. */
const STEP = '100000000'
/** What each instalment takes that became overdue, once and for good. */
export const OVERDUE_POINTS = -10

/** What deposits give of the score, in won that have passed. */
export const depositPoints = (deposited: Decimal): number =>
  POINTS_A_STEP * exact(deposited).div(STEP).round(0, 0).toNumber()

/** A member's score, of what operators entered, of all deposits that have passed, in won, and of instalments that became overdue; 0 at least. */
export const creditScoreOf = (points: number, deposited: Decimal, overdue: number): number =>
  Math.max(0, BASE_SCORE + depositPoints(deposited) + OVERDUE_POINTS * overdue + points)

export const scoreCauses = ['opened', 'deposits', 'overdue', 'operator'] as const
export type ScoreCause = (typeof scoreCauses)[number]

/** What raised or lowered a score. */
export interface ScoreEntry {
  readonly at: Instant
  readonly cause: ScoreCause
  readonly points: number
}

/** Entries with the score after each, in order of time; a score under 0 shows as 0. */
export function withTotals(
  entries: readonly ScoreEntry[],
): readonly (ScoreEntry & { readonly total: number })[] {
  let sum = 0
  return entries
    .toSorted((a, b) => (a.at < b.at ? -1 : a.at > b.at ? 1 : 0))
    .map((entry) => {
      sum += entry.points
      return { ...entry, total: Math.max(0, sum) }
    })
}
