import type { AccountEvent } from '../account/event.ts'
import type { TradingFacts } from './facts.ts'
import type { Refusal } from '../refusals/refusal.ts'

/** What only filling in events needs. */
export type Given = Pick<TradingFacts, 'newIds' | 'unlocksAt' | 'settlesAt'>

/**
 * What a rule says to a command: every reason against it, in order, or what happens. Checking and deciding read the same verdict,
 * so that a button is disabled by the rule that would refuse.
 */
export type Verdict =
  | { readonly granted: false; readonly refusals: readonly Refusal[] }
  | { readonly granted: true; readonly events: (given: Given) => readonly AccountEvent[] }

export const refused = (...refusals: readonly Refusal[]): Verdict => ({ granted: false, refusals })

export const granted = (events: (given: Given) => readonly AccountEvent[]): Verdict => ({
  granted: true,
  events,
})
