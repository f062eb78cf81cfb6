import { type PositionId, positionId } from '../../../base/ids.ts'
import { accepted, refused } from '../../../base/module/assessment.ts'
import type { Decimal } from '../../../base/money/decimal.ts'
import { refuse } from '../../../base/refusals/refusal.ts'
import type { TradingEvent } from '../event.ts'
import { cancelOrderEvent } from '../orders/cancel.ts'
import { closingDirection, isTradable, marketPrice } from '../orders/opening.ts'
import { regularPhases } from '../orders/timeInForce.ts'
import { checkFiring, listingOf } from '../orders/tradability.ts'
import type { Outcome, Situation } from '../situation.ts'
import { closingOrdersOf, entryOf } from '../state.ts'
import { closedWhole } from './exit.ts'
import type { OpenPosition } from './position.ts'

const wrongState = refused(refuse('ORDER_WRONG_STATE', {}))

/** From now on it waits for the first price, and no order of the member's works on it. */
function carried(
  position: OpenPosition,
  { state, context }: Pick<Situation, 'state' | 'context'>,
): readonly TradingEvent[] {
  const { now } = context
  return [
    ...closingOrdersOf(state, position.id).map((order) => cancelOrderEvent(order, 'dayTradeEnd', now)),
    {
      kind: 'trading.dayTradeCarried',
      version: 1,
      at: now,
      postings: [],
      carried: { ...position, carriedSince: now },
    },
  ]
}

/**
 * Closes a day trade whose time is over at the bid (short: the ask), whatever restricts the account (docs/rules/day-trading.md). Where it cannot
 * trade then, it waits for the first price. ORDER_WRONG_STATE where it is not open, or not due.
 */
export function endDayTrade(owner: string, situation: Situation): Outcome {
  const { state, context } = situation
  const position = entryOf<PositionId, OpenPosition>(state.positions, positionId(owner))
  const { closesAt, carriedSince } = position ?? {}
  if (
    position === undefined ||
    closesAt === undefined ||
    carriedSince !== undefined ||
    context.now < closesAt
  )
    return wrongState
  const listing = listingOf(context, position.terms.instrument)
  if (listing === undefined) return refused(refuse('PRODUCT_UNAVAILABLE', {}))
  const isOpen = checkFiring(listing, context, regularPhases).length === 0
  const price = context.quote && marketPrice(closingDirection(position.terms.side), context.quote)
  const closes = isOpen && price !== undefined && isTradable(price)
  return accepted(() =>
    closes ? closedWhole(position, price, 'dayTradeEnd', situation) : carried(position, situation),
  )
}

/** Closes a day trade that had no price at its end at the first one. ORDER_WRONG_STATE where it is not open, or was not carried over. */
export function closeCarried(owner: string, price: Decimal, situation: Situation): Outcome {
  const { state, context } = situation
  const position = entryOf<PositionId, OpenPosition>(state.positions, positionId(owner))
  if (position?.carriedSince === undefined || !isTradable(price)) return wrongState
  const listing = listingOf(context, position.terms.instrument)
  if (listing === undefined) return refused(refuse('PRODUCT_UNAVAILABLE', {}))
  const refusals = checkFiring(listing, context, regularPhases)
  if (refusals.length > 0) return refused(...refusals)
  return accepted(() => closedWhole(position, price, 'dayTradeEnd', situation))
}
