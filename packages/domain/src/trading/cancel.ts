import type { AccountEvent } from '../account/event.ts'
import { type TradingState, positionOf } from '../account/state.ts'
import type { OrderId } from '../ids.ts'
import { posting } from '../ledger/ledger.ts'
import { add } from '../money/money.ts'
import { refuse } from '../refusals/refusal.ts'
import type { CheckFacts } from './facts.ts'
import type { CancelCause, PendingOrder } from './order.ts'
import { checkStanding } from './standing.ts'
import { type Verdict, granted, refused } from './verdict.ts'

/** Who ends what rests: the member at any time, the session only once it is over. */
const standingOf = (state: TradingState, cause: CancelCause) =>
  cause === 'member' ? checkStanding(state, 'manage') : []

function released(order: PendingOrder, cause: CancelCause, { now }: CheckFacts): AccountEvent {
  const frozen = add(order.frozenMargin, order.frozenFee)
  return {
    kind: 'orderCancelled',
    version: 1,
    at: now,
    postings: posting('frozen', 'available', frozen, 'orderReleased', order.id),
    order: order.id,
    cause,
  }
}

/** Takes back a pending order: frozen -> available. ORDER_WRONG_STATE when it is not pending (or, by the session, not due). */
export function judgeCancel(
  id: OrderId,
  cause: CancelCause,
  state: TradingState,
  facts: CheckFacts,
): Verdict {
  const refusals = standingOf(state, cause)
  const position = positionOf(state, id)
  const due = cause === 'member' || (position?.status === 'pendingOrder' && facts.now >= position.expiresAt)
  if (position?.status !== 'pendingOrder' || !due)
    return refused(...refusals, refuse('ORDER_WRONG_STATE', {}))
  if (refusals.length > 0) return refused(...refusals)
  return granted(() => [released(position, cause, facts)])
}

/** Takes back a resting close order: the position is a holding again. ORDER_WRONG_STATE as for `judgeCancel`. */
export function judgeCloseCancel(
  id: OrderId,
  cause: CancelCause,
  state: TradingState,
  facts: CheckFacts,
): Verdict {
  const refusals = standingOf(state, cause)
  const position = positionOf(state, id)
  const due =
    cause === 'member' || (position?.status === 'preparingToClose' && facts.now >= position.expiresAt)
  if (position?.status !== 'preparingToClose' || !due)
    return refused(...refusals, refuse('ORDER_WRONG_STATE', {}))
  if (refusals.length > 0) return refused(...refusals)
  return granted(() => [
    {
      kind: 'closeOrderCancelled',
      version: 1,
      at: facts.now,
      postings: [],
      position: position.id,
      cause,
    },
  ])
}
