import type { AccountEvent } from '../account/event.ts'
import { type TradingState, positionOf } from '../account/state.ts'
import type { Instant } from '../instant.ts'
import type { OrderId } from '../ids.ts'
import { posting } from '../ledger/ledger.ts'
import type { Decimal } from '../money/decimal.ts'
import { add, smaller, subtract } from '../money/money.ts'
import { refuse } from '../refusals/refusal.ts'
import type { CheckFacts, Listing } from './facts.ts'
import { type OpeningCost, openingCost, openingDirection, reaches } from './opening.ts'
import type { Fill, OrderBase, PendingOrder } from './order.ts'
import { listingOf } from './standing.ts'
import { type Given, type Verdict, granted, refused } from './verdict.ts'

/** Where and when a fill happens. */
export interface FillMoment {
  readonly at: Instant
  readonly listing: Listing
  readonly unlocksAt: Given['unlocksAt']
}

export function fillOf(
  lots: number,
  { price, margin, fee }: Pick<OpeningCost, 'price' | 'margin' | 'fee'>,
  { at, listing, unlocksAt }: FillMoment,
): Fill {
  const lock = unlocksAt === undefined ? {} : { lockedUntil: unlocksAt }
  return { price, at, tradingDay: listing.session.tradingDay, margin, fee, lots, ...lock }
}

/**
 * A resting order's fill: frozen -> margin, frozen -> fees, what is left -> available (RULES 3). It never takes more than was frozen:
 * a short that fills above its limit keeps the margin and fee of the limit.
 */
export function fillFrozen(
  order: OrderBase,
  frozen: Pick<PendingOrder, 'frozenMargin' | 'frozenFee'>,
  price: Decimal,
  moment: FillMoment,
): AccountEvent {
  const { id, terms } = order
  const cost = openingCost(moment.listing, price, terms.lots, terms.leverage)
  const margin = smaller(cost.margin, frozen.frozenMargin)
  const fee = smaller(cost.fee, frozen.frozenFee)
  const left = subtract(add(frozen.frozenMargin, frozen.frozenFee), add(margin, fee))
  return {
    kind: 'orderFilled',
    version: 1,
    at: moment.at,
    postings: [
      ...posting('frozen', 'margin', margin, 'marginTaken', id),
      ...posting('frozen', 'fees', fee, 'commission', id),
      ...posting('frozen', 'available', left, 'orderReleased', id),
    ],
    order,
    fill: fillOf(terms.lots, { price, margin, fee }, moment),
  }
}

/** The order as it was placed, without what its waiting added. */
function baseOf({ id, terms, market, currency, lotSize, placedAt }: PendingOrder): OrderBase {
  return { id, terms, market, currency, lotSize, placedAt }
}

/**
 * Fills a resting order at the price that crossed its limit. ORDER_WRONG_STATE when it no longer rests: filled, cancelled or
 * expired meanwhile, or the price does not reach the limit.
 */
export function judgeFill(id: OrderId, price: Decimal, state: TradingState, facts: CheckFacts): Verdict {
  const position = positionOf(state, id)
  if (position?.status !== 'pendingOrder' || facts.now >= position.expiresAt)
    return refused(refuse('ORDER_WRONG_STATE', {}))
  const { side, limitPrice, instrument } = position.terms
  if (limitPrice === undefined || !reaches(openingDirection(side), limitPrice, price))
    return refused(refuse('ORDER_WRONG_STATE', {}))
  const listing = listingOf(facts, instrument)
  if (listing === undefined) return refused(refuse('PRODUCT_UNAVAILABLE', {}))
  return granted(({ unlocksAt }) => [
    fillFrozen(baseOf(position), position, price, { at: facts.now, listing, unlocksAt }),
  ])
}
