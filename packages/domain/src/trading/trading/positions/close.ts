import { positionId } from '../../../base/ids.ts'
import { type Assessment, accepted, refusalsOf, refused } from '../../../base/module/assessment.ts'
import type { Decimal } from '../../../base/money/decimal.ts'
import { type Refusal, refuse } from '../../../base/refusals/refusal.ts'
import type { Outcome, Situation } from '../situation.ts'
import { freeLotsOf } from '../orders/lotsClaimed.ts'
import type { CloseTerms } from '../command.ts'
import type { Listing, MarketContext } from '../context.ts'
import type { TradingEvent } from '../event.ts'
import { closedWhole, closingOrder, exitBy } from './exit.ts'
import { checkPriceLimit, readClosing } from '../orders/fields.ts'
import { newOrder } from '../ids.ts'
import { closingDirection, isTradable, marketPrice, reaches } from '../orders/opening.ts'
import type { TimeInForce, WorkingClosingOrder } from '../orders/order.ts'
import { lentRefusals } from './lent.ts'
import type { Fill } from './position.ts'
import { restrictionRefusals } from '../../../base/access/standing.ts'
import { entryOf } from '../state.ts'
import { isStoppedOut } from './stopOut.ts'
import { checkFiring, checkTradable, listingOf } from '../orders/tradability.ts'
import { expiryOf, fillsIn, regularPhases } from '../orders/timeInForce.ts'
import type { ClosingAccount } from '../tradingAccount.ts'

/** Sales are blocked for T+N days or N minutes after the fill; POSITION_LOCKED by another cause, and where the market's rule changed since. */
function checkLock(
  { lockedUntil, lockCause }: Fill,
  { market }: Listing,
  { now }: MarketContext,
): readonly Refusal[] {
  if (lockedUntil === undefined || now >= lockedUntil) return []
  if (lockCause !== undefined) return [refuse('POSITION_LOCKED', { until: lockedUntil })]
  const lock = market.saleLock
  if (lock.kind === 'days') return [refuse('SELL_BLOCKED_DAYS', { days: lock.days })]
  if (lock.kind === 'minutes') return [refuse('SELL_BLOCKED_MINUTES', { minutes: lock.minutes })]
  return [refuse('POSITION_LOCKED', { until: lockedUntil })]
}

export interface ClosePlan {
  readonly lots: number
  /** Undefined closes at the market. */
  readonly limitPrice: Decimal | undefined
  readonly timeInForce: TimeInForce | undefined
  /** The bid (long) or ask (short). */
  readonly price: Decimal
  readonly fillsNow: boolean
  readonly listing: Listing
}

/**
 * Whether a position, or a part of it, may be closed. Working orders that close it share its open lots: ORDER_WRONG_STATE where
 * none is free, VALIDATION where fewer are than are asked for.
 */
export function assessClose(
  terms: CloseTerms,
  account: ClosingAccount,
  context: MarketContext,
): Assessment<ClosePlan> {
  const restrictions = restrictionRefusals(account, 'begin')
  const position = entryOf(account.positions, terms.position)
  const freeLots = position === undefined ? 0 : freeLotsOf(account, terms.position)
  if (position === undefined || freeLots <= 0)
    return refused(...restrictions, refuse('ORDER_WRONG_STATE', {}))
  const listing = listingOf(context, position.terms.instrument)
  if (listing === undefined) return refused(...restrictions, refuse('PRODUCT_UNAVAILABLE', {}))
  const reading = readClosing(terms, freeLots, listing, context.quote)
  const refusals = [
    ...restrictions,
    ...checkTradable(listing, context, terms),
    ...checkLock(position.fill, listing, context),
    ...(reading.valid
      ? lentRefusals(reading.terms.lots, freeLots, terms.position, account.lent)
      : [reading.refusal]),
  ]
  const { quote } = context
  if (quote === undefined || !reading.valid) return refused(...refusals)
  const { lots, limitPrice, timeInForce } = reading.terms
  const direction = closingDirection(position.terms.side)
  const price = marketPrice(direction, quote)
  if (!isTradable(price)) refusals.push(refuse('PRICE_UNAVAILABLE', {}))
  refusals.push(...checkPriceLimit(listing, quote, limitPrice))
  if (refusals.length > 0) return refused(...refusals)
  const isReached = limitPrice === undefined || reaches(direction, limitPrice, price)
  const fillsNow = isReached && fillsIn({ timeInForce }, listing)
  return accepted({ lots, limitPrice, timeInForce, price, fillsNow, listing })
}

/** `checkTrading` of a close, for which the rest of the account need not be known. */
export const checkClose = (
  terms: CloseTerms,
  account: ClosingAccount,
  context: MarketContext,
): readonly Refusal[] => refusalsOf(assessClose(terms, account, context))

/** At the market, or where the market has reached the limit, it closes at once; with a limit further away the order works. */
export function closePosition(terms: CloseTerms, situation: Situation): Outcome {
  const { state, account, context } = situation
  const assessed = assessClose(terms, account, context)
  if (!assessed.accepted) return assessed
  const { lots, limitPrice, timeInForce, price, fillsNow, listing } = assessed.plan
  const position = entryOf(state.positions, terms.position)
  if (position === undefined) return refused(refuse('ORDER_WRONG_STATE', {}))
  return accepted((): readonly TradingEvent[] => {
    const atMarket = closingOrder(newOrder(context, state), position, lots, 'member', context)
    if (limitPrice === undefined) return exitBy(atMarket, position, price, situation)
    const order: WorkingClosingOrder = {
      ...atMarket,
      terms: {
        ...atMarket.terms,
        type: 'limit',
        limitPrice,
        ...(timeInForce === undefined ? {} : { timeInForce }),
      },
      expiresAt: expiryOf({ timeInForce }, listing, context),
    }
    if (fillsNow) return exitBy(order, position, price, situation)
    return [{ kind: 'trading.orderPlaced', version: 1, at: context.now, postings: [], order }]
  })
}

/**
 * Closes all of a leveraged or short position at the price that crossed its stop-out, regardless of holding periods and working
 * orders. ORDER_WRONG_STATE when it is closed already, or the price does not call for it.
 */
export function stopOut(owner: string, price: Decimal, situation: Situation): Outcome {
  const { state, context } = situation
  const position = entryOf(state.positions, positionId(owner))
  if (position === undefined || !isStoppedOut(position, position.fill, price, position.inForce.stopOutRate))
    return refused(refuse('ORDER_WRONG_STATE', {}))
  const listing = listingOf(context, position.terms.instrument)
  if (listing === undefined) return refused(refuse('PRODUCT_UNAVAILABLE', {}))
  const refusals = checkFiring(listing, context, regularPhases)
  if (refusals.length > 0) return refused(...refusals)
  return accepted(() => closedWhole(position, price, 'stopOut', situation))
}
