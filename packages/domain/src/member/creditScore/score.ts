import { type Decimal, exact } from '../../base/money/decimal.ts'

const BASE = 100
const POINTS_A_STEP = 10
/** Won that were paid in for each step. */
const STEP = '100000000'

/** A member's score, of what operators entered and of all deposits that have passed, in won; 0 at least. */
export function creditScoreOf(points: number, deposited: Decimal): number {
  const steps = exact(deposited).div(STEP).round(0, 0).toNumber()
  return Math.max(0, BASE + POINTS_A_STEP * steps + points)
}
