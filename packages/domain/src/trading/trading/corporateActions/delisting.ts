import type { InstrumentId } from '../../../base/ids.ts'
import { accepted, refused } from '../../../base/module/assessment.ts'
import type { Decimal } from '../../../base/money/decimal.ts'
import { refuse } from '../../../base/refusals/refusal.ts'
import type { Outcome, Situation } from '../situation.ts'
import { cancelOrderEvent } from '../orders/cancel.ts'
import { closingOrder, exitBy } from '../positions/exit.ts'
import { newOrder } from '../ids.ts'
import { isBeforeListing } from '../orders/allotted.ts'
import { isTradable } from '../orders/opening.ts'
import type { WorkingOrder } from '../orders/order.ts'
import type { OpenPosition } from '../positions/position.ts'

/**
 * Ends all that an account has of a delisted instrument (docs/rules/market.md): its working orders are cancelled, its open
 * positions closed at the last traded price, whatever holding period or session. PRICE_UNAVAILABLE where that is no price. What was
 * allotted before the listing is left to its product, which is called off.
 */
export function settleDelisted(
  instrument: InstrumentId,
  price: Decimal,
  { state, context }: Situation,
): Outcome {
  if (!isTradable(price)) return refused(refuse('PRICE_UNAVAILABLE', {}))
  return accepted(() => {
    const cancelled = Object.values<WorkingOrder>(state.orders)
      .filter(({ terms }) => terms.instrument === instrument)
      .map((order) => cancelOrderEvent(order, 'delisted', context.now))
    const left = { context, state: { ...state, orders: {} } }
    const settled = Object.values<OpenPosition>(state.positions)
      .filter((one) => one.terms.instrument === instrument && !isBeforeListing(one, context))
      .flatMap((position, index) => {
        const made = newOrder(context, state, index)
        const order = closingOrder(made, position, position.fill.lots, 'delisted', context)
        return exitBy(order, position, price, left)
      })
    return [...cancelled, ...settled]
  })
}
