import { positionId } from '../../../base/ids.ts'
import type { Quote } from '../../../base/instruments/quote.ts'
import { coverRefusals, fundsIn } from '../../../base/funds/cover.ts'
import { hold, orderHold } from '../../../base/ledger/holds.ts'
import { posting } from '../../../base/ledger/ledger.ts'
import { type Assessment, accepted, refused } from '../../../base/module/assessment.ts'
import type { Decimal } from '../../../base/money/decimal.ts'
import { exact } from '../../../base/money/exact.ts'
import { type Fields, type Refusal, refuse } from '../../../base/refusals/refusal.ts'
import type { Outcome, Situation } from '../situation.ts'
import { openingMinimum } from '../charges.ts'
import type { CheckContext, Listing, TradingContext } from '../context.ts'
import type { TradingEvent } from '../event.ts'
import { closesAtOf, dayTradeRefusals, isDayTrade } from './dayTrade.ts'
import { checkPriceLimit, lotsReason, readOpening } from './fields.ts'
import { fillFrozen, openedBy } from './fill.ts'
import { newOrder } from '../ids.ts'
import {
  MAX_LOTS,
  type OpeningCost,
  closingDirection,
  marketPrice,
  openingCost,
  openingDirection,
  openingPrice,
  reaches,
} from './opening.ts'
import type { OpeningOrder, OrderInput, OrderTerms, WorkingOpeningOrder } from './order.ts'
import { protectionOnFill } from '../protection/protect.ts'
import { restrictionRefusals } from '../../../base/access/standing.ts'
import { mayBeStoppedOut, stopOutOnTick } from '../positions/stopOut.ts'
import { expiryOf, fillsIn } from './timeInForce.ts'
import { checkTradable, listingOf } from './tradability.ts'
import type { TradingAccount } from '../tradingAccount.ts'

/** Leverage above 1, or short, needs margin financing. */
function checkMargin(input: OrderInput, account: TradingAccount): readonly Refusal[] {
  if (account.marginEnabled || !mayBeStoppedOut(input)) return []
  const short: Fields = input.side === 'short' ? { side: 'notAllowed' } : {}
  const leveraged: Fields = input.leverage > 1 ? { leverage: 'notAllowed' } : {}
  return [refuse('MARGIN_NOT_ENABLED', {}, { ...short, ...leveraged })]
}

/** A pending fund operation blocks orders where the site says so (docs/rules/orders.md). */
function checkFundOperation(account: TradingAccount, { settings }: CheckContext): readonly Refusal[] {
  const isBlocked = settings.pendingBlocksTrading && account.pendingFundOperation === true
  return isBlocked ? [refuse('FUND_OPERATION_PENDING', {})] : []
}

function checkCost(
  { notional, total }: OpeningCost,
  listing: Listing,
  account: TradingAccount,
): readonly Refusal[] {
  const { currency } = listing.instrument
  const refusals: Refusal[] = []
  const minimum = openingMinimum(listing.market, currency)
  if (notional.lt(exact(minimum.amount)))
    refusals.push(refuse('OPENING_BELOW_MINIMUM', minimum, { lots: 'tooLow' }))
  return [...refusals, ...coverRefusals(total, fundsIn(account.balances, currency), { lots: 'tooHigh' })]
}

/** The price about which what an order opens is protected: its limit where it waits, else where the position could be closed at once. */
export function protectionReference(
  { side, limitPrice }: Pick<OrderInput, 'side' | 'limitPrice'>,
  quote: Quote | undefined,
): { readonly of: 'limit' | 'market'; readonly price: Decimal } | undefined {
  const limit = limitPrice === undefined ? undefined : ({ of: 'limit', price: limitPrice } as const)
  if (quote === undefined) return limit
  const direction = openingDirection(side)
  const waits = limit !== undefined && !reaches(direction, limit.price, marketPrice(direction, quote))
  return waits ? limit : { of: 'market', price: marketPrice(closingDirection(side), quote) }
}

/** At which price an order with a limit fills in the decision that places it: where the market has reached it in a session that it is for. */
export function fillsAtOnceAt(
  terms: Pick<OrderInput, 'side' | 'limitPrice' | 'timeInForce'>,
  listing: Pick<Listing, 'session'>,
  quote: Quote,
): Decimal | undefined {
  const direction = openingDirection(terms.side)
  const price = marketPrice(direction, quote)
  const { limitPrice } = terms
  return limitPrice !== undefined && fillsIn(terms, listing) && reaches(direction, limitPrice, price)
    ? price
    : undefined
}

/** The first price at which the system would close what an order opens; undefined where none does, or where it cannot be calculated yet. */
export function openingLiquidation(
  input: OrderInput,
  listing: Listing,
  { quote, settings }: Pick<CheckContext, 'quote' | 'settings'>,
): Decimal | undefined {
  const price = openingPrice(input, quote)
  const { lots, leverage } = input
  if (price === undefined || lotsReason(lots, MAX_LOTS) !== undefined || lots === undefined) return undefined
  const { margin } = openingCost(listing, price, lots, leverage)
  const order = { lotSize: listing.instrument.lotSize, terms: input }
  return stopOutOnTick(order, { price, lots, margin }, settings.stopOutRate, listing.market)
}

export interface OpeningPlan {
  readonly terms: OrderTerms
  readonly cost: OpeningCost
  readonly listing: Listing
  readonly quote: Quote
}

/** Whether an order may open: for the ticket with what is filled in so far, for the broker with all terms. */
export function assessOpening(
  input: OrderInput,
  account: TradingAccount,
  context: CheckContext,
): Assessment<OpeningPlan> {
  const restrictions = [...restrictionRefusals(account, 'begin'), ...checkFundOperation(account, context)]
  const listing = listingOf(context, input.instrument)
  if (listing === undefined) return refused(...restrictions, refuse('PRODUCT_UNAVAILABLE', {}))
  const { quote } = context
  const reading = readOpening(input, listing, {
    reference: protectionReference(input, quote)?.price,
    liquidation: input.protection && openingLiquidation(input, listing, context),
    quote,
  })
  const tradable = checkTradable(listing, context, input)
  const refusals = [
    ...restrictions,
    ...(isDayTrade(input) ? dayTradeRefusals(tradable, listing, account, context) : tradable),
    ...(reading.valid ? [] : [reading.refusal]),
    ...checkMargin(input, account),
  ]
  const price = openingPrice(input, quote)
  if (quote === undefined) return refused(...refusals)
  if (!reading.valid) {
    const isLimitRefused = reading.refusal.fields['limitPrice'] !== undefined
    return refused(...refusals, ...(isLimitRefused ? [] : checkPriceLimit(listing, quote, input.limitPrice)))
  }
  if (price === undefined) return refused(...refusals, refuse('PRICE_UNAVAILABLE', {}))
  const { terms } = reading
  const cost = openingCost(listing, price, terms.lots, terms.leverage)
  refusals.push(...checkPriceLimit(listing, quote, terms.limitPrice), ...checkCost(cost, listing, account))
  return refusals.length > 0 ? refused(...refusals) : accepted({ terms, cost, listing, quote })
}

function openAtMarket(
  order: OpeningOrder,
  cost: OpeningCost,
  listing: Listing,
  situation: Pick<Situation, 'state' | 'context'>,
): readonly TradingEvent[] {
  const { context } = situation
  const opened = openedBy(order, cost, listing, context)
  return [
    {
      kind: 'trading.orderFilled',
      version: 1,
      at: context.now,
      postings: [
        ...posting('available', 'margin', cost.margin, 'marginTaken', order.position),
        ...posting('available', 'fees', cost.fee, 'commission', order.position),
      ],
      order,
      ...opened,
    },
    ...protectionOnFill(order.terms.protection, opened.position, situation, 1),
  ]
}

function placed(
  order: OpeningOrder,
  cost: OpeningCost,
  listing: Listing,
  context: TradingContext,
): TradingEvent & { readonly order: WorkingOpeningOrder } {
  const { margin: frozenMargin, fee: frozenFee } = cost
  return {
    kind: 'trading.orderPlaced',
    version: 1,
    at: context.now,
    postings: hold(cost.total, orderHold.held, order.position),
    order: { ...order, expiresAt: expiryOf(order.terms, listing, context), frozenMargin, frozenFee },
  }
}

/**
 * A market order fills at once. A limit order freezes margin and fee, and fills in the same decision where the market has already
 * reached its limit.
 */
export function placeOrder(input: OrderTerms, situation: Situation): Outcome {
  const { state, account, context } = situation
  const assessed = assessOpening(input, account, context)
  if (!assessed.accepted) return assessed
  const { terms, cost, listing, quote } = assessed.plan
  return accepted(() => {
    const { market, currency, lotSize } = listing.instrument
    const made = newOrder(context, state)
    const closesAt = closesAtOf(terms, listing, context)
    const order: OpeningOrder = {
      ...made,
      purpose: 'open',
      position: positionId(made.id),
      terms,
      market,
      currency,
      lotSize,
      placedAt: context.now,
      ...(closesAt === undefined ? {} : { closesAt }),
    }
    if (terms.limitPrice === undefined) return openAtMarket(order, cost, listing, situation)
    const working = placed(order, cost, listing, context)
    const price = fillsAtOnceAt(terms, listing, quote)
    return price === undefined
      ? [working]
      : [working, ...fillFrozen(working.order, price, listing, situation, 1)]
  })
}
