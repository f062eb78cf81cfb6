import type { Decimal, LocalDate } from '@onelot/domain'

/** A rate, by fractions of what was put in: 0.184 is 18.4 %. */
type Rate = Decimal

/** What somebody's trading, or a rule of trading, has made of money. */
export interface Performance {
  /** The time that it is of: `12 months`. */
  readonly period: string
  readonly total: Rate
  /** The deepest fall from a high before it; zero or below. */
  readonly drawdown: Rate
  /** Undefined before the first whole month. */
  readonly worstMonth: { readonly month: LocalDate; readonly rate: Rate } | undefined
  /** The return at even distances, from the beginning of the time to now; it begins at zero. */
  readonly curve: readonly Rate[]
  /** 1 to `RISK_MOST`. */
  readonly risk: number
}

export const RISK_MOST = 10

/** The score as it shows: whole, and on the scale. */
export const riskOf = (score: number): number =>
  Number.isNaN(score) ? 1 : Math.min(RISK_MOST, Math.max(1, Math.round(score)))
