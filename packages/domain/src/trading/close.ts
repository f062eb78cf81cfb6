import { type TradingState, positionOf } from '../account/state.ts'
import type { OrderId } from '../ids.ts'
import type { Decimal } from '../money/decimal.ts'
import { type Refusal, refuse } from '../refusals/refusal.ts'
import type { CloseTerms } from './command.ts'
import { type CloseMoment, closeLots } from './closing.ts'
import type { CheckFacts, Listing } from './facts.ts'
import { checkPriceLimit, readClosing } from './fields.ts'
import { closingDirection, isTradable, marketPrice, reaches } from './opening.ts'
import type { CloseCause, Fill } from './order.ts'
import { takeId } from './place.ts'
import { checkStanding, checkTradable, listingOf } from './standing.ts'
import { isStoppedOut } from './stopOut.ts'
import { type Given, type Verdict, granted, refused } from './verdict.ts'

/** Sell blocked for T+N days or N minutes after the fill (section 5); POSITION_LOCKED where the market's rule changed since. */
function checkLock({ lockedUntil }: Fill, { market }: Listing, { now }: CheckFacts): readonly Refusal[] {
  if (lockedUntil === undefined || now >= lockedUntil) return []
  const lock = market.saleLock
  if (lock.kind === 'days') return [refuse('SELL_BLOCKED_DAYS', { days: lock.days })]
  if (lock.kind === 'minutes') return [refuse('SELL_BLOCKED_MINUTES', { minutes: lock.minutes })]
  return [refuse('POSITION_LOCKED', { until: lockedUntil })]
}

function momentOf(
  price: Decimal,
  cause: CloseCause,
  listing: Listing,
  facts: CheckFacts,
  given: Given,
  state: TradingState,
): CloseMoment {
  return {
    price,
    at: facts.now,
    cause,
    market: listing.market,
    settlesAt: given.settlesAt,
    childId: () => takeId(given, state),
  }
}

/**
 * Judges a close of a holding, or of a part of it. At the market, or where the market has reached the limit, it closes at once; a
 * limit further away rests (preparing to close).
 */
export function judgeClose(terms: CloseTerms, state: TradingState, facts: CheckFacts): Verdict {
  const standing = checkStanding(state, 'trade')
  const position = positionOf(state, terms.position)
  if (position?.status !== 'holding') return refused(...standing, refuse('ORDER_WRONG_STATE', {}))
  const listing = listingOf(facts, position.terms.instrument)
  if (listing === undefined) return refused(...standing, refuse('PRODUCT_UNAVAILABLE', {}))
  const reading = readClosing(terms, position.fill.lots, listing)
  const refusals = [
    ...standing,
    ...checkTradable(listing, facts, terms.type),
    ...checkLock(position.fill, listing, facts),
    ...(reading.valid ? [] : [reading.refusal]),
  ]
  const { quote } = facts
  if (quote === undefined || !reading.valid) return refused(...refusals)
  const { lots, limitPrice } = reading.terms
  const direction = closingDirection(position.terms.side)
  const price = marketPrice(direction, quote)
  if (!isTradable(price)) refusals.push(refuse('PRICE_UNAVAILABLE', {}))
  refusals.push(...checkPriceLimit(listing, quote, limitPrice))
  if (refusals.length > 0) return refused(...refusals)
  if (limitPrice === undefined || reaches(direction, limitPrice, price))
    return granted((given) => [
      closeLots(position, lots, momentOf(price, 'member', listing, facts, given, state)),
    ])
  return granted(() => [
    {
      kind: 'closeOrderPlaced',
      version: 1,
      at: facts.now,
      postings: [],
      position: position.id,
      close: { limitPrice, lots, placedAt: facts.now },
      expiresAt: listing.session.dayEnds,
    },
  ])
}

/** Fills a resting close order at the price that crossed its limit. ORDER_WRONG_STATE when it no longer rests. */
export function judgeCloseFill(id: OrderId, price: Decimal, state: TradingState, facts: CheckFacts): Verdict {
  const position = positionOf(state, id)
  if (position?.status !== 'preparingToClose' || facts.now >= position.expiresAt)
    return refused(refuse('ORDER_WRONG_STATE', {}))
  const { limitPrice, lots } = position.close
  if (!reaches(closingDirection(position.terms.side), limitPrice, price))
    return refused(refuse('ORDER_WRONG_STATE', {}))
  const listing = listingOf(facts, position.terms.instrument)
  if (listing === undefined) return refused(refuse('PRODUCT_UNAVAILABLE', {}))
  return granted((given) => [
    closeLots(position, lots, momentOf(price, 'member', listing, facts, given, state)),
  ])
}

/**
 * Closes all of a leveraged or short position at the price that crossed its stop-out, sale locks and resting close orders
 * notwithstanding (RULES 3). ORDER_WRONG_STATE when it is closed already, or the price does not call for it.
 */
export function judgeStopOut(id: OrderId, price: Decimal, state: TradingState, facts: CheckFacts): Verdict {
  const position = positionOf(state, id)
  if (position?.status !== 'holding' && position?.status !== 'preparingToClose')
    return refused(refuse('ORDER_WRONG_STATE', {}))
  if (!isStoppedOut(position, position.fill, price, facts.settings.stopOutRate))
    return refused(refuse('ORDER_WRONG_STATE', {}))
  const listing = listingOf(facts, position.terms.instrument)
  if (listing === undefined) return refused(refuse('PRODUCT_UNAVAILABLE', {}))
  return granted((given) => [
    closeLots(position, position.fill.lots, momentOf(price, 'stopOut', listing, facts, given, state)),
  ])
}
