import type { TradingEvent } from './event.ts'
import { earnedAfter } from './portfolio/earned.ts'
import { expectOpen, expectWorking, withOrder, without } from './entries.ts'
import { isDayTrade } from './orders/dayTrade.ts'
import { dayTradesAfter } from './orders/dayTradeResults.ts'
import { type TradingState, entryOf } from './state.ts'
import { evolveAction } from './evolveAction.ts'
import { settledBy, totalsAfterExit } from './portfolio/totals.ts'

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
    dayTrades:
      execution.purpose === 'close' && isDayTrade(position.terms)
        ? dayTradesAfter(state.dayTrades, execution)
        : state.dayTrades,
  }
}

/** The fold of trading's events. @throws RangeError on a stream that no decision could have led to */
export function evolve(before: TradingState, event: TradingEvent): TradingState {
  const totals = settledBy(before.totals, event.at)
  const earned = earnedAfter(before.earned, event)
  const isSame = totals === before.totals && earned === before.earned
  const state = isSame ? before : { ...before, totals, earned }
  switch (event.kind) {
    case 'trading.marginEnabled':
      return { ...state, marginEnabled: true }
    case 'trading.debtCollected':
      return state
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
    case 'trading.dayTradeCarried': {
      const { carried } = event
      expectOpen(state, carried.id)
      return { ...state, positions: { ...state.positions, [carried.id]: carried } }
    }
    case 'trading.actionNoted':
    case 'trading.dividendCounted':
    case 'trading.dividendPaid':
    case 'trading.rightsCounted':
    case 'trading.positionRebased':
    case 'trading.orderRebased':
    case 'trading.splitApplied':
      return evolveAction(state, event)
    default: {
      const never: never = event
      return never
    }
  }
}
