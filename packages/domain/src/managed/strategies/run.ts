import type { InstrumentId } from '../../base/ids.ts'
import type { Instant, LocalDate } from '../../base/instant.ts'
import type { MarketId } from '../../base/instruments/instrument.ts'
import type { Decimal } from '../../base/money/decimal.ts'
import type { Money } from '../../base/money/money.ts'
import type { Decided, Why } from '../running/decided.ts'
import type { RunBook } from '../running/opening.ts'
import type { RunDay } from '../running/run.ts'
import type { Strategy } from '../running/strategy.ts'

/** Why a run is over; none of one that was cancelled. */
export const runEndings = ['term', 'member', 'delisted'] as const
export type RunEnding = (typeof runEndings)[number]

/** By what lists have them. */
export const runStates = ['running', 'ended', 'cancelled'] as const
export type RunState = (typeof runStates)[number]

/** A trading day of a run that is to come. */
export interface ComingDay {
  readonly date: LocalDate
  /** The end of its regular session. */
  readonly closesAt: Instant
}

/** A member's run of a strategy over one share. */
export interface Run {
  readonly id: string
  readonly instrument: InstrumentId
  readonly market: MarketId
  readonly strategy: Strategy
  /** What was put in. */
  readonly amount: Money
  /** Trading days. */
  readonly term: number
  /** Part of what it has earned at its end. */
  readonly feeRate: Decimal
  readonly begunAt: Instant
  /** The first regular opening that it may trade at. */
  readonly startsAt: Instant
  /** The last trading day of the term. */
  readonly endsOn: LocalDate
  /** The trading day whose close comes next. */
  readonly next: ComingDay
  /** Trading days whose close has come. */
  readonly days: number
  /** At the last close. */
  readonly equity: Money
  /** What the last close changed it by; missing before the first one. */
  readonly change?: Money | undefined
  /** Missing before the first close that it was traded at. */
  readonly book?: RunBook | undefined
  /** What it does at the next opening; missing before the first close. */
  readonly decided?: Decided | undefined
  /** The member wants it ended at the next close. */
  readonly endAskedAt?: Instant | undefined
}

/** A day of a run, with what its fills followed from. */
export interface RunDayRecord extends RunDay {
  readonly change: Money
  /** Missing where the share was not traded: nothing changed. */
  readonly why?: Why | undefined
}

export interface EndedRun {
  readonly at: Instant
  readonly ending: RunEnding
  /** Before the fee. */
  readonly worth: Money
  readonly fee: Money
  readonly paid: Money
}
