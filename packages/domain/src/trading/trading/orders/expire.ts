import { orderId } from '../../../base/ids.ts'
import { accepted, refused } from '../../../base/module/assessment.ts'
import { refuse } from '../../../base/refusals/refusal.ts'
import type { Outcome, Situation } from '../situation.ts'
import { endOrderEvent } from './cancel.ts'
import { entryOf } from '../state.ts'
import { expiryCauseOf } from './timeInForce.ts'

/** Ends an order whose session is over. ORDER_WRONG_STATE when it does not work any more, or is not due. */
export function expireOrder(owner: string, { state, context }: Situation): Outcome {
  const order = entryOf(state.orders, orderId(owner))
  if (order?.expiresAt === undefined || context.now < order.expiresAt)
    return refused(refuse('ORDER_WRONG_STATE', {}))
  return accepted(() => [
    endOrderEvent(order, { status: 'expired', cause: expiryCauseOf(order.terms) }, context.now),
  ])
}
