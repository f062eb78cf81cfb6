import type { Decimal, LocalDate } from '@onelot/domain'
import type { ComparedRate } from '../charts/ReturnCurve/returnLines.ts'

/** A rate, by fractions of what was put in: 0.184 is 18.4 %. */
type Rate = Decimal

/** A curve beside the own one: the index of a market. */
export interface Beside {
  /** What the own curve is called beside it, with the time that both are of: `Mentor, 1 year`. */
  readonly own: string
  readonly name: string
  /** At the same distances, from zero; undefined where it had no price. */
  readonly curve: readonly (Rate | undefined)[]
}

/** What somebody's trading, or a rule of trading, has made of money. */
export interface Performance {
  /** The time that it is of: `12 months`. */
  readonly period: string
  readonly total: Rate
  /** The deepest fall from a high before it; zero or below. */
  readonly drawdown: Rate
  /** Undefined before the first whole month. */
  readonly worstMonth: { readonly month: LocalDate; readonly rate: Rate } | undefined
  /** The return at even distances, from the beginning of the time to now; it begins at zero. One or none is not drawn. */
  readonly curve: readonly Rate[]
  /** What the curve is compared with, in the same time. */
  readonly beside?: Beside | undefined
  /** 1 to `RISK_MOST`. */
  readonly risk: number
}

/** The own curve with the other one at each distance, and the last figure of each. */
export function comparedOf(curve: Performance['curve'], beside: Beside) {
  const rates = curve.map((rate, index): ComparedRate => ({ rate, benchmark: beside.curve[index] }))
  const last = beside.curve.findLast((rate) => rate !== undefined)
  return { rates, own: curve.at(-1), last }
}

export const RISK_MOST = 10

/** The score as it shows: whole, and on the scale. */
export const riskOf = (score: number): number =>
  Number.isNaN(score) ? 1 : Math.min(RISK_MOST, Math.max(1, Math.round(score)))
