import type { AccountEvent } from '../account/event.ts'
import { type TradingState, positionOf } from '../account/state.ts'
import type { OrderId } from '../ids.ts'
import { balanceOf, posting } from '../ledger/ledger.ts'
import { exact } from '../money/decimal.ts'
import { add, compare } from '../money/money.ts'
import { type Fields, type Refusal, refuse } from '../refusals/refusal.ts'
import { openingMinimum } from './charges.ts'
import type { CheckFacts, Listing } from './facts.ts'
import { checkPriceLimit, readOpening } from './fields.ts'
import { type FillMoment, fillFrozen, fillOf } from './fill.ts'
import {
  type OpeningCost,
  marketPrice,
  openingCost,
  openingDirection,
  openingPrice,
  reaches,
} from './opening.ts'
import type { OrderBase, OrderInput } from './order.ts'
import { checkStanding, checkTradable, listingOf } from './standing.ts'
import { mayBeStoppedOut } from './stopOut.ts'
import { type Given, type Verdict, granted, refused } from './verdict.ts'

/** The id that a command gives out. @throws RangeError where the ids port left none, or one in use. */
export function takeId({ newIds: [id] }: Pick<Given, 'newIds'>, state: TradingState): OrderId {
  if (id === undefined || positionOf(state, id) !== undefined)
    throw new RangeError('the facts must bring an unused id')
  return id
}

/** Leverage above 1, or short, needs margin financing (RULES 3). */
function checkMargin(input: OrderInput, state: TradingState): readonly Refusal[] {
  if (state.marginEnabled || !mayBeStoppedOut(input)) return []
  const short: Fields = input.side === 'short' ? { side: 'notAllowed' } : {}
  const geared: Fields = input.leverage > 1 ? { leverage: 'notAllowed' } : {}
  return [refuse('MARGIN_NOT_ENABLED', {}, { ...short, ...geared })]
}

function checkCost({ notional, total }: OpeningCost, listing: Listing, state: TradingState): Refusal[] {
  const { currency } = listing.instrument
  const refusals: Refusal[] = []
  const minimum = openingMinimum(listing.market, currency)
  if (notional.lt(exact(minimum.amount)))
    refusals.push(refuse('OPENING_BELOW_MINIMUM', minimum, { lots: 'tooLow' }))
  const available = balanceOf(state.balances, currency, 'available')
  const balance = add(available, balanceOf(state.balances, currency, 'frozen'))
  if (compare(total, balance) > 0) refusals.push(refuse('BALANCE_INSUFFICIENT', {}, { lots: 'tooHigh' }))
  else if (compare(total, available) > 0)
    refusals.push(refuse('AVAILABLE_INSUFFICIENT', {}, { lots: 'tooHigh' }))
  return refusals
}

function openAtMarket(order: OrderBase, cost: OpeningCost, moment: FillMoment): AccountEvent {
  const { id, terms } = order
  return {
    kind: 'orderFilled',
    version: 1,
    at: moment.at,
    postings: [
      ...posting('available', 'margin', cost.margin, 'marginTaken', id),
      ...posting('available', 'fees', cost.fee, 'commission', id),
    ],
    order,
    fill: fillOf(terms.lots, cost, moment),
  }
}

function rest(order: OrderBase, cost: OpeningCost, { at, listing }: FillMoment): AccountEvent {
  return {
    kind: 'orderPlaced',
    version: 1,
    at,
    postings: posting('available', 'frozen', cost.total, 'orderFrozen', order.id),
    order,
    frozenMargin: cost.margin,
    frozenFee: cost.fee,
    expiresAt: listing.session.dayEnds,
  }
}

/**
 * Judges an opening order: the ticket with what is filled in so far, the broker with the whole. A market order fills at once; a
 * limit order freezes margin and fee, and fills in the same decision where the market has already reached its limit.
 */
export function judgePlace(input: OrderInput, state: TradingState, facts: CheckFacts): Verdict {
  const standing = checkStanding(state, 'trade')
  const listing = listingOf(facts, input.instrument)
  if (listing === undefined) return refused(...standing, refuse('PRODUCT_UNAVAILABLE', {}))
  const reading = readOpening(input, listing)
  const refusals = [
    ...standing,
    ...checkTradable(listing, facts, input.type),
    ...(reading.valid ? [] : [reading.refusal]),
    ...checkMargin(input, state),
  ]
  const { quote } = facts
  const price = openingPrice(input, quote)
  if (quote === undefined || !reading.valid) return refused(...refusals)
  if (price === undefined) return refused(...refusals, refuse('PRICE_UNAVAILABLE', {}))
  const { terms } = reading
  const cost = openingCost(listing, price, terms.lots, terms.leverage)
  refusals.push(...checkPriceLimit(listing, quote, terms.limitPrice), ...checkCost(cost, listing, state))
  if (refusals.length > 0) return refused(...refusals)
  return granted((given) => {
    const { market: traded, currency, lotSize } = listing.instrument
    const id = takeId(given, state)
    const order: OrderBase = { id, terms, market: traded, currency, lotSize, placedAt: facts.now }
    const moment = { at: facts.now, listing, unlocksAt: given.unlocksAt }
    if (terms.limitPrice === undefined) return [openAtMarket(order, cost, moment)]
    const placed = rest(order, cost, moment)
    const direction = openingDirection(terms.side)
    const market = marketPrice(direction, quote)
    if (!reaches(direction, terms.limitPrice, market)) return [placed]
    const frozen = { frozenMargin: cost.margin, frozenFee: cost.fee }
    return [placed, fillFrozen(order, frozen, market, moment)]
  })
}
