import type { InstrumentId } from '../ids.ts'
import type { Instant } from '../instant.ts'
import type { Decimal } from '../money/decimal.ts'
import type { OpenPhase } from '../sessions/dayWindows.ts'
import type { Kind } from './kind.ts'

/** How far behind its best price a trail follows. */
export type TrailDistance =
  | { readonly kind: 'amount'; readonly amount: Decimal }
  /** Part of the peak: 0.05 is 5 percent. */
  | { readonly kind: 'rate'; readonly rate: Decimal }

/**
 * A condition on one side of the quote. A level `bid atMost 90` is met at a bid of 90 or less. A trail is met as far as its distance
 * behind the peak: the highest price since it began (`atMost`), or the lowest (`atLeast`).
 */
export type Cross = {
  readonly at: 'bid' | 'ask'
  readonly when: 'atMost' | 'atLeast'
  /** Sessions in which it may be met; a halt suspends it. */
  readonly phases: readonly OpenPhase[]
} & (
  | { readonly kind: 'level'; readonly price: Decimal }
  | { readonly kind: 'trail'; readonly peak: Decimal; readonly distance: TrailDistance }
)

/** Leads to the command of its kind at a time. */
export interface Timer {
  readonly kind: Kind
  readonly dueAt: Instant
}

/** Leads to the command of its kind when a price is reached. */
export interface Watch {
  readonly kind: Kind
  readonly instrument: InstrumentId
  readonly cross: Cross
}

/** All that one owner (an order, a position, an alert) waits for; it replaces what the owner waited for before. */
export interface Schedule {
  readonly owner: string
  readonly timers: readonly Timer[]
  readonly watches: readonly Watch[]
}

/** When, and at which bid or ask, a watch was met. */
export interface Crossed {
  readonly at: Instant
  readonly price: Decimal
}

/** The least and greatest bid and ask of a stretch of time. */
export interface Extremes {
  readonly bid: { readonly low: Decimal; readonly high: Decimal }
  readonly ask: { readonly low: Decimal; readonly high: Decimal }
}
