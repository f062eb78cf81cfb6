import { type ExecutionId, type OrderId, executionId, orderId } from '../ids.ts'
import type { TradingContext } from './context.ts'
import type { TradingState } from './state.ts'

/**
 * The id of the order that a command makes; `index` counts where it makes several.
 * @throws RangeError where a working order or an open position has the id
 */
export function newOrderId(
  { newId }: Pick<TradingContext, 'newId'>,
  { orders, positions }: Pick<TradingState, 'orders' | 'positions'>,
  index = 0,
): OrderId {
  const id = orderId(index === 0 ? `O${newId}` : `O${newId}-${String(index + 1)}`)
  if (Object.hasOwn(orders, id) || Object.hasOwn(positions, id)) throw new RangeError(`${id} is in use`)
  return id
}

/** An order is filled whole, so it has one execution. */
export const executionOf = (order: OrderId): ExecutionId => executionId(`${order}-1`)
