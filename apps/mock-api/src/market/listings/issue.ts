import type { Instrument, LocalDate } from '@onelot/domain'
import type { Grid } from '../grid.ts'
import type { IssueAction } from '../rebasing.ts'

/** Where a walk begins: at this close, on this trading day. */
export interface Anchor {
  readonly date: LocalDate
  readonly units: number
}

/** The two prices whose quotient another one is: those of its currencies in a third. */
export interface Legs {
  readonly over: Issue
  readonly under: Issue
}

/** An instrument and what its simulated prices are drawn from. None of it is money: figures are numbers on purpose. */
export interface Issue {
  readonly instrument: Instrument
  readonly grid: Grid
  readonly key: number
  /** Logarithm of the price, in units of the grid, about which its price varies. */
  readonly base: number
  /** Deviation of a day's own logarithmic return, apart from its market's. */
  readonly sigma: number
  /** Fraction of the market's move that it follows. */
  readonly beta: number
  /** Units outstanding. */
  readonly shares: number
  /** Units traded on an ordinary day. */
  readonly dailyVolume: number
  /** Present where the price continues from a given close. */
  readonly anchor?: Anchor
  /** Present where the price follows from two others; `base`, `sigma` and `beta` are then unused. */
  readonly legs?: Legs
  /** What companies did, the earliest first; it changes prices from its day on. */
  readonly actions?: readonly IssueAction[]
  /** Present where bars up to the anchor are recorded. */
  readonly series?: 'aapl' | 'sp500'
}
