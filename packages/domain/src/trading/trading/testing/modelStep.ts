import type { Leverage } from '../../../base/instruments/instrument.ts'
import type { SessionPhase } from '../../../base/sessions/session.ts'
import type { Side } from '../orders/order.ts'

/** What the property tests draw: one thing that happens to an account. */
export interface Step {
  readonly action:
    | 'market'
    | 'limit'
    | 'cancel'
    | 'cancelAll'
    | 'amend'
    | 'protect'
    | 'close'
    | 'rest'
    | 'enable'
    | 'move'
    | 'wait'
    | 'restrict'
    | 'delist'
    | 'stray'
  readonly instrument: number
  readonly pick: number
  readonly side: Side
  readonly leverage: Leverage
  readonly lots: number
  /** Ticks: how far a limit lies from the price, or how far the price moves. */
  readonly ticks: number
  readonly phase: SessionPhase
  readonly halted: boolean
  /** Orders for stocks are day trades. @defaultValue false */
  readonly dayTrade?: boolean
}
