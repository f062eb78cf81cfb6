import type { OrderId, PositionId } from '../ids.ts'
import type { WorkingClosingOrder, WorkingOrder } from './order.ts'
import type { OpenPosition } from './position.ts'
import { type TradingTotals, noTotals } from './totals.ts'

/** What an account has under way in trading. What is finished is in rows only. */
export interface TradingState {
  readonly marginEnabled: boolean
  /** Working ones. */
  readonly orders: Readonly<Record<OrderId, WorkingOrder>>
  /** Open ones. */
  readonly positions: Readonly<Record<PositionId, OpenPosition>>
  /** How many orders there have been. */
  readonly ordersMade: number
  readonly totals: TradingTotals
}

export const initialTrading: TradingState = Object.freeze({
  marginEnabled: false,
  orders: {},
  positions: {},
  ordersMade: 0,
  totals: noTotals,
})

/** Ids come from outside, so only own keys count. */
export const entryOf = <Id extends string, T>(entries: Readonly<Record<Id, T>>, id: Id): T | undefined =>
  Object.hasOwn(entries, id) ? entries[id] : undefined

/** Working orders that close a position, the oldest first. */
export const closingOrdersOf = (
  state: Pick<TradingState, 'orders'>,
  position: PositionId,
): readonly WorkingClosingOrder[] =>
  Object.values<WorkingOrder>(state.orders).filter(
    (order): order is WorkingClosingOrder => order.purpose === 'close' && order.position === position,
  )
