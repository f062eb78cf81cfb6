import { type ExecutionId, type OrderId, executionId, orderId } from '../../base/ids.ts'
import type { TradingContext } from './context.ts'
import type { Order } from './orders/order.ts'
import type { TradingState } from './state.ts'

/**
 * Id and number of the order that a command makes; `index` counts where it makes several.
 * @throws RangeError where a working order or an open position has the id
 */
export function newOrder(
  { newId }: Pick<TradingContext, 'newId'>,
  { orders, positions, ordersMade }: Pick<TradingState, 'orders' | 'positions' | 'ordersMade'>,
  index = 0,
): Pick<Order, 'id' | 'number'> {
  const id = orderId(index === 0 ? `O${newId}` : `O${newId}-${String(index + 1)}`)
  if (Object.hasOwn(orders, id) || Object.hasOwn(positions, id)) throw new RangeError(`${id} is in use`)
  return { id, number: ordersMade + index + 1 }
}

/** An order is filled whole, so it has one execution. */
export const executionOf = (order: OrderId): ExecutionId => executionId(`${order}-1`)
