import type { OrderId, PositionId } from '../ids.ts'
import type { TradingEvent } from './event.ts'
import type { WorkingOrder } from './order.ts'
import { type TradingState, entryOf } from './state.ts'
import { settledBy, totalsAfterExit } from './totals.ts'

const without = <T>(entries: Readonly<Record<string, T>>, id: string): Readonly<Record<string, T>> =>
  Object.fromEntries(Object.entries(entries).filter(([key]) => key !== id))

function expectWorking(state: TradingState, id: OrderId): void {
  if (entryOf(state.orders, id) === undefined) throw new RangeError(`order ${id} is not working`)
}
function expectOpen(state: TradingState, id: PositionId): void {
  if (entryOf(state.positions, id) === undefined) throw new RangeError(`position ${id} is not open`)
}

const withOrder = (state: TradingState, order: WorkingOrder): TradingState => ({
  ...state,
  ordersMade: Math.max(state.ordersMade, order.number),
  orders: { ...state.orders, [order.id]: order },
})

function filled(
  state: TradingState,
  { order, execution, position }: Extract<TradingEvent, { kind: 'trading.orderFilled' }>,
): TradingState {
  if (execution.purpose === 'close') expectOpen(state, position.id)
  const { totals } = state
  return {
    ...state,
    ordersMade: Math.max(state.ordersMade, order.number),
    orders: entryOf(state.orders, order.id) === undefined ? state.orders : without(state.orders, order.id),
    positions:
      position.status === 'open'
        ? { ...state.positions, [position.id]: position }
        : without(state.positions, position.id),
    totals: execution.purpose === 'close' ? totalsAfterExit(totals, execution) : totals,
  }
}

/** The fold of trading's events. @throws RangeError on a stream that no decision could have led to */
export function evolve(before: TradingState, event: TradingEvent): TradingState {
  const totals = settledBy(before.totals, event.at)
  const state = totals === before.totals ? before : { ...before, totals }
  switch (event.kind) {
    case 'trading.marginEnabled':
      return { ...state, marginEnabled: true }
    case 'trading.orderPlaced':
      return withOrder(state, event.order)
    case 'trading.orderReduced':
    case 'trading.orderAmended':
    case 'trading.orderUnlocked':
      expectWorking(state, event.order.id)
      return withOrder(state, event.order)
    case 'trading.orderEnded':
      expectWorking(state, event.order.id)
      return { ...state, orders: without(state.orders, event.order.id) }
    case 'trading.orderFilled':
      return filled(state, event)
    default: {
      const never: never = event
      return never
    }
  }
}
