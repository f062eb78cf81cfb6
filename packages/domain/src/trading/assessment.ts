import type { Refusal } from '../refusals/refusal.ts'
import type { TradingContext } from './context.ts'
import type { TradingEvent } from './event.ts'
import type { TradingState } from './state.ts'
import type { TradingAccount } from './tradingAccount.ts'

/**
 * What a rule answers to a command: every reason against it, in order, or what is to be done. Checking and deciding read the same
 * assessment, so that a button is disabled by the rule that would refuse.
 */
export type Assessment<Plan> =
  | { readonly accepted: false; readonly refusals: readonly Refusal[] }
  | { readonly accepted: true; readonly plan: Plan }

export const refused = (...refusals: readonly Refusal[]): Assessment<never> => ({
  accepted: false,
  refusals,
})
export const accepted = <Plan>(plan: Plan): Assessment<Plan> => ({ accepted: true, plan })

export const refusalsOf = (assessment: Assessment<unknown>): readonly Refusal[] =>
  assessment.accepted ? [] : assessment.refusals

/** The events that an accepted command leads to, made only where they are asked for. */
export type Outcome = Assessment<() => readonly TradingEvent[]>

/** What a command is decided on. */
export interface Situation {
  readonly state: TradingState
  /** The same, as the checks look at it. */
  readonly account: TradingAccount
  readonly context: TradingContext
}
