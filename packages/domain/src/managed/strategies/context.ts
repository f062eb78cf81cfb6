import type { Standing } from '../../base/access/standing.ts'
import type { LocalDate, Instant } from '../../base/instant.ts'
import type { Instrument } from '../../base/instruments/instrument.ts'
import type { Market } from '../../base/instruments/market.ts'
import type { RuleContext } from '../../base/module/module.ts'
import type { Decimal } from '../../base/money/decimal.ts'
import type { RunBar } from '../running/bar.ts'
import type { ComingDay, Run } from './run.ts'

/** A share over which a run may begin, and on which terms. */
export interface StrategyOffer {
  readonly instrument: Pick<Instrument, 'id' | 'market' | 'currency'>
  /** Least amount, in its currency. */
  readonly least: Decimal
  /** Trading days. */
  readonly terms: readonly number[]
  readonly feeRate: Decimal
  /** The next regular opening. */
  readonly startsAt: Instant
  /** The trading day of that opening. */
  readonly first: ComingDay
  /** The last trading day of a term. */
  readonly endOf: (term: number) => LocalDate
}

/** A day of a run that has closed. */
export interface ClosedDay {
  /** Daily bars before the day, the earliest first: all there are before the first close, as many as the strategy looks back on later. */
  readonly seen: readonly RunBar[]
  /** Missing where the share was not traded. */
  readonly bar: RunBar | undefined
  readonly market: Pick<Market, 'charges' | 'ticks'>
  /** The trading day after it. */
  readonly next: ComingDay
}

/** What the rules know of the account, the site and the market. */
export interface StrategiesContext extends RuleContext, Standing {
  /** A setting: whether runs may begin. */
  readonly offered: boolean
  /** That of the share that is asked for; undefined where no run may be had of it. */
  readonly offer: StrategyOffer | undefined
  /** Runs that one account may have. */
  readonly most: number
  /** The next day of a run, once it has closed. */
  readonly closedDayOf: (run: Run) => ClosedDay
}
