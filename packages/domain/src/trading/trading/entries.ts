import type { OrderId, PositionId } from '../../base/ids.ts'
import type { WorkingOrder } from './orders/order.ts'
import { type TradingState, entryOf } from './state.ts'

export const without = <T>(entries: Readonly<Record<string, T>>, id: string): Readonly<Record<string, T>> =>
  Object.fromEntries(Object.entries(entries).filter(([key]) => key !== id))

export function expectWorking(state: TradingState, id: OrderId): void {
  if (entryOf(state.orders, id) === undefined) throw new RangeError(`order ${id} is not working`)
}
export function expectOpen(state: TradingState, id: PositionId): void {
  if (entryOf(state.positions, id) === undefined) throw new RangeError(`position ${id} is not open`)
}

export const withOrder = (state: TradingState, order: WorkingOrder): TradingState => ({
  ...state,
  ordersMade: Math.max(state.ordersMade, order.number),
  orders: { ...state.orders, [order.id]: order },
})
