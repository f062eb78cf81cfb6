import type { OrderId, PositionId } from '../../base/ids.ts'
import type { TradingEvent } from './event.ts'

/** What events concern, each once, in the order of the events. */
export interface Touched {
  readonly orders: ReadonlySet<OrderId>
  readonly positions: ReadonlySet<PositionId>
  /** Positions whose open lots or margin changed. */
  readonly filled: ReadonlySet<PositionId>
}

export function touchedBy(events: readonly TradingEvent[]): Touched {
  const orders = new Set<OrderId>()
  const positions = new Set<PositionId>()
  const filled = new Set<PositionId>()
  for (const event of events) {
    if (event.kind === 'trading.positionRebased') {
      positions.add(event.position.id)
      filled.add(event.position.id)
    }
    if (event.kind === 'trading.dayTradeCarried') {
      positions.add(event.carried.id)
      filled.add(event.carried.id)
    }
    if (event.kind === 'trading.dividendCounted')
      for (const { id } of event.margins ?? []) {
        positions.add(id)
        filled.add(id)
      }
    if (!('order' in event)) continue
    orders.add(event.order.id)
    positions.add(event.order.position)
    if (event.kind === 'trading.orderFilled') filled.add(event.position.id)
  }
  return { orders, positions, filled }
}
