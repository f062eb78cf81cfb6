import type { Assessment } from '../../base/module/assessment.ts'
import type { TradingContext } from './context.ts'
import type { TradingEvent } from './event.ts'
import type { TradingState } from './state.ts'
import type { TradingAccount } from './tradingAccount.ts'

/** The events that an accepted command leads to, made only where they are asked for. */
export type Outcome = Assessment<() => readonly TradingEvent[]>

/** What a command is decided on. */
export interface Situation {
  readonly state: TradingState
  /** The same, as the checks look at it. */
  readonly account: TradingAccount
  readonly context: TradingContext
}
