import type { InstrumentId, OrderId } from '../../../base/ids.ts'
import type { Instant } from '../../../base/instant.ts'
import { orderHold, release } from '../../../base/ledger/holds.ts'
import { type Assessment, accepted, refused } from '../../../base/module/assessment.ts'
import { add } from '../../../base/money/money.ts'
import { refuse } from '../../../base/refusals/refusal.ts'
import type { Outcome, Situation } from '../situation.ts'
import type { TradingEvent } from '../event.ts'
import type { CancelCause, OrderEnding, WorkingOrder } from './order.ts'
import { restrictionRefusals } from '../../../base/access/standing.ts'
import { entryOf } from '../state.ts'
import type { TradingAccount } from '../tradingAccount.ts'

/** Ends a working order without a fill; what an opening order froze is released. */
export function endOrderEvent(order: WorkingOrder, ending: OrderEnding, at: Instant): TradingEvent {
  const postings =
    order.purpose === 'open'
      ? release(add(order.frozenMargin, order.frozenFee), orderHold.released, order.position)
      : []
  return { kind: 'trading.orderEnded', version: 1, at, postings, order, ending }
}

export const cancelOrderEvent = (order: WorkingOrder, cause: CancelCause, at: Instant): TradingEvent =>
  endOrderEvent(order, { status: 'cancelled', cause }, at)

/** ORDER_WRONG_STATE when the order does not work (any more). */
export function assessCancel(id: OrderId, account: TradingAccount): Assessment<null> {
  const refusals = restrictionRefusals(account, 'manage')
  if (entryOf(account.orders, id) === undefined) return refused(...refusals, refuse('ORDER_WRONG_STATE', {}))
  return refusals.length > 0 ? refused(...refusals) : accepted(null)
}

/** A member cancels an order of either purpose. */
export function cancelOrder(id: OrderId, { state, account, context }: Situation): Outcome {
  const assessed = assessCancel(id, account)
  const order = entryOf(state.orders, id)
  if (!assessed.accepted) return assessed
  return accepted(() => (order === undefined ? [] : [cancelOrderEvent(order, 'member', context.now)]))
}

/** A member cancels every working order, or those of one instrument. What protects a position goes on. */
export function cancelOrders(
  instrument: InstrumentId | undefined,
  { state, account, context }: Situation,
): Outcome {
  const refusals = restrictionRefusals(account, 'manage')
  if (refusals.length > 0) return refused(...refusals)
  return accepted(() =>
    Object.values<WorkingOrder>(state.orders)
      .filter(({ group }) => group === undefined)
      .filter(({ terms }) => instrument === undefined || terms.instrument === instrument)
      .map((order) => cancelOrderEvent(order, 'member', context.now)),
  )
}

/** Cancels every working order that opens; those that close keep working. */
export function cancelOpeningOrders(cause: CancelCause, { state, context }: Situation): Outcome {
  return accepted(() =>
    Object.values<WorkingOrder>(state.orders)
      .filter(({ purpose }) => purpose === 'open')
      .map((order) => cancelOrderEvent(order, cause, context.now)),
  )
}
