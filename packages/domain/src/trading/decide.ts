import type { AccountEvent } from '../account/event.ts'
import type { TradingState } from '../account/state.ts'
import { type Result, no, ok } from '../refusals/refusal.ts'
import { judgeTrading } from './check.ts'
import type { TradingCommand } from './command.ts'
import type { TradingFacts } from './facts.ts'

/**
 * Decides a trading command: the events that it leads to, with the postings of RULES 3, or the first of `checkTrading`'s refusals.
 * Commands from timers and watches refuse with ORDER_WRONG_STATE when something else came first.
 */
export function decideTrading(
  command: TradingCommand,
  state: TradingState,
  facts: TradingFacts,
): Result<readonly AccountEvent[]> {
  const verdict = judgeTrading(command, state, facts)
  if (verdict.granted) return ok(verdict.events(facts))
  const [first] = verdict.refusals
  if (first === undefined) throw new Error('a refused command names its reason')
  return no(first)
}
