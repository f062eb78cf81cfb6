import type { Leverage, Side } from '@onelot/domain'

/** What is drawn of a step, whatever it does. */
export interface Drawn {
  /** Which of the two. */
  readonly member: 0 | 1
  readonly instrument: number
  readonly pick: number
  readonly side: Side
  readonly leverage: Leverage
  readonly lots: number
  /** How far a limit is from the price, or the price moves. */
  readonly ticks: number
  /** Passes before it. */
  readonly seconds: number
  /** Whether what is due is carried out before it, or is left to the command itself, or to a later tick. */
  readonly ticked: boolean
}
