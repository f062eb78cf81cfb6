import { orderId } from '../ids.ts'
import { posting } from '../ledger/ledger.ts'
import type { Decimal } from '../money/decimal.ts'
import { type Money, add, smaller, subtract, zero } from '../money/money.ts'
import { refuse } from '../refusals/refusal.ts'
import { type Outcome, type Situation, accepted, refused } from './assessment.ts'
import type { Listing, TradingContext } from './context.ts'
import type { TradingEvent } from './event.ts'
import type { OpeningExecution } from './execution.ts'
import { exitBy } from './exit.ts'
import { executionOf } from './ids.ts'
import { closingDirection, openingCost, openingDirection, reaches } from './opening.ts'
import type { OpeningOrder, WorkingOpeningOrder, WorkingOrder } from './order.ts'
import type { OpenPosition } from './position.ts'
import { entryOf } from './state.ts'
import { checkFiring, fillPhases, listingOf } from './tradability.ts'

interface Paid {
  readonly price: Decimal
  readonly margin: Money
  readonly fee: Money
}

/** The execution and the position that the fill of an opening order makes. */
export function openedBy(
  order: OpeningOrder,
  { price, margin, fee }: Paid,
  listing: Listing,
  context: TradingContext,
): { readonly execution: OpeningExecution; readonly position: OpenPosition } {
  const { id, number, position, terms, market, currency, lotSize, placedAt } = order
  const { instrument, side, leverage, lots } = terms
  const { now: at, unlocksAt, settings } = context
  const lock = unlocksAt === undefined ? {} : { lockedUntil: unlocksAt }
  const leg = { price, at, tradingDay: listing.session.tradingDay, margin, fee, lots, ...lock }
  return {
    execution: {
      id: executionOf(id),
      order: id,
      position,
      purpose: 'open',
      instrument,
      side,
      leverage,
      market,
      currency,
      lotSize,
      ...leg,
      tax: zero(currency),
      cause: 'member',
    },
    position: {
      id: position,
      number,
      terms,
      market,
      currency,
      lotSize,
      placedAt,
      status: 'open',
      fill: leg,
      opened: { margin, fee },
      inForce: { stopOutRate: settings.stopOutRate, charges: listing.market.charges },
    },
  }
}

/**
 * Fills a working opening order: frozen -> margin, frozen -> fees, what is left -> available. It never takes more than was frozen:
 * a short that fills above its limit keeps the margin and fee of the limit.
 */
export function fillFrozen(
  order: WorkingOpeningOrder,
  price: Decimal,
  listing: Listing,
  context: TradingContext,
): TradingEvent {
  const { position: ref, terms, frozenMargin, frozenFee } = order
  const cost = openingCost(listing, price, terms.lots, terms.leverage)
  const margin = smaller(cost.margin, frozenMargin)
  const fee = smaller(cost.fee, frozenFee)
  const left = subtract(add(frozenMargin, frozenFee), add(margin, fee))
  return {
    kind: 'trading.orderFilled',
    version: 1,
    at: context.now,
    postings: [
      ...posting('frozen', 'margin', margin, 'marginTaken', ref),
      ...posting('frozen', 'fees', fee, 'commission', ref),
      ...posting('frozen', 'available', left, 'orderReleased', ref),
    ],
    order,
    ...openedBy(order, { price, margin, fee }, listing, context),
  }
}

function isReached({ purpose, terms: { side, limitPrice } }: WorkingOrder, price: Decimal): boolean {
  const direction = purpose === 'open' ? openingDirection(side) : closingDirection(side)
  return limitPrice !== undefined && reaches(direction, limitPrice, price)
}

/**
 * Fills a working order of either purpose at the price that crossed its limit. ORDER_WRONG_STATE when it does not work any more,
 * or the price does not reach its limit.
 */
export function fillOrder(owner: string, price: Decimal, situation: Situation): Outcome {
  const { state, context } = situation
  const order = entryOf(state.orders, orderId(owner))
  const isOver = order?.expiresAt !== undefined && context.now >= order.expiresAt
  if (order === undefined || isOver || !isReached(order, price))
    return refused(refuse('ORDER_WRONG_STATE', {}))
  const listing = listingOf(context, order.terms.instrument)
  if (listing === undefined) return refused(refuse('PRODUCT_UNAVAILABLE', {}))
  const refusals = checkFiring(listing, context, fillPhases)
  if (refusals.length > 0) return refused(...refusals)
  if (order.purpose === 'open') return accepted(() => [fillFrozen(order, price, listing, context)])
  const position = entryOf(state.positions, order.position)
  if (position === undefined) return refused(refuse('ORDER_WRONG_STATE', {}))
  return accepted(() => exitBy(order, position, price, situation))
}
