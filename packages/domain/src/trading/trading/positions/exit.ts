import type { LocalDate } from '../../../base/instant.ts'
import { marketFacts } from '../../../base/instruments/marketFacts.ts'
import type { Decimal } from '../../../base/money/decimal.ts'
import { type Exact, exact, roundTo, toDecimal } from '../../../base/money/exact.ts'
import { add } from '../../../base/money/money.ts'
import { toLocal } from '../../../base/sessions/zonedTime.ts'
import type { Situation } from '../situation.ts'
import { notionalOf, quantityOf } from '../charges.ts'
import { lotsClaimedAfterExit } from '../orders/lotsClaimed.ts'
import type { TradingContext } from '../context.ts'
import type { TradingEvent } from '../event.ts'
import type { ClosingExecution } from '../orders/execution.ts'
import { executionOf, newOrder } from '../ids.ts'
import { endOrderEvent } from '../orders/cancel.ts'
import { isDayTrade } from '../orders/dayTrade.ts'
import { dayTradeStanding, dayTradesAfter, lossLimitReached } from '../orders/dayTradeResults.ts'
import type { CloseCause, ClosingOrder, WorkingOrder } from '../orders/order.ts'
import {
  type ClosedPosition,
  type Closing,
  type Exits,
  type Fill,
  type OpenPosition,
  baseOf,
} from './position.ts'
import { type Settled, settle, splitFill } from './settlement.ts'
import { type TradingState, closingOrdersOf } from '../state.ts'
import { listingOf } from '../orders/tradability.ts'

/** Decimals of an average price; prices themselves have at most 4. */
const AVERAGE_FRACTION_DIGITS = 8

/** Also for what is delisted and has no session: then the date at the exchange. */
function tradingDayOf({ terms, market }: OpenPosition, context: TradingContext): LocalDate {
  const listing = listingOf(context, terms.instrument)
  return listing?.session.tradingDay ?? toLocal(marketFacts[market].zone, context.now).date
}

function executionFor(
  position: OpenPosition,
  order: ClosingOrder,
  leg: Fill,
  price: Decimal,
  settled: Settled,
  context: TradingContext,
): ClosingExecution {
  const { id, terms, market, currency, lotSize } = position
  const { fee, tax, grossProfit, netProfit } = settled
  const { previousTradingDay: previous } = context
  return {
    id: executionOf(order.id),
    order: order.id,
    position: id,
    purpose: 'close',
    instrument: terms.instrument,
    side: terms.side,
    leverage: terms.leverage,
    market,
    currency,
    lotSize,
    price,
    lots: leg.lots,
    at: context.now,
    tradingDay: tradingDayOf(position, context),
    ...(previous === undefined ? {} : { previousTradingDay: previous }),
    fee,
    tax,
    margin: leg.margin,
    grossProfit,
    netProfit,
    entry: { price: leg.price, tradingDay: leg.tradingDay, fee: leg.fee },
    cause: order.origin,
    settlesAt: context.settlesAt,
    ...(position.cash === undefined ? {} : { cash: position.cash }),
  }
}

function exitsAfter(exits: Exits | undefined, exit: ClosingExecution): Exits {
  const { lots, fee, tax, grossProfit, netProfit, price, lotSize } = exit
  const notional = notionalOf(price, lots, lotSize)
  if (exits === undefined) return { lots, fee, tax, grossProfit, netProfit, notional: toDecimal(notional) }
  return {
    lots: exits.lots + lots,
    fee: add(exits.fee, fee),
    tax: add(exits.tax, tax),
    grossProfit: add(exits.grossProfit, grossProfit),
    netProfit: add(exits.netProfit, netProfit),
    notional: toDecimal(notional.plus(exits.notional)),
  }
}

/** An exit price averaged over the exits of a position. */
export const averageExit = (notional: Exact, quantity: Exact): Decimal =>
  toDecimal(exact(roundTo(notional.div(quantity), AVERAGE_FRACTION_DIGITS, 'halfUp')))

function closedBy(position: OpenPosition, exits: Exits, last: ClosingExecution): ClosedPosition {
  const { terms, lotSize, fill, opened } = position
  const { fee, tax, grossProfit, netProfit, notional } = exits
  const price = averageExit(exact(notional), quantityOf(exits.lots, lotSize))
  const { at, cause, settlesAt } = last
  const closing: Closing = { price, at, cause, fee, tax, grossProfit, netProfit, settlesAt }
  return { ...baseOf(position), status: 'closed', fill: { ...fill, lots: terms.lots, ...opened }, closing }
}

const settlePart = (position: OpenPosition, part: Fill, price: Decimal): Settled =>
  settle(position, part, price, position.inForce, position.id)

/** A day trade that waits when the member's own limit of loss is reached opens nothing any more. */
export const stoppedByLimit = (order: WorkingOrder, { now }: Pick<TradingContext, 'now'>): TradingEvent =>
  endOrderEvent(order, { status: 'rejected', cause: 'DAY_LOSS_LIMIT_REACHED' }, now)

/** Where an exit makes the day's loss as great as the member's own limit, no day trade that waits opens any more. */
function stoppedDayTrades(
  execution: ClosingExecution,
  { dayTrades, orders }: TradingState,
  context: TradingContext,
): readonly TradingEvent[] {
  const { market: id, currency, tradingDay } = execution
  const results = dayTradesAfter(dayTrades, execution)
  const standing = dayTradeStanding({ id, currency }, tradingDay, results, context.member.lossLimits)
  if (lossLimitReached(standing) === undefined) return []
  return Object.values<WorkingOrder>(orders)
    .filter(({ purpose, market, terms }) => purpose === 'open' && market === id && isDayTrade(terms))
    .map((order) => stoppedByLimit(order, context))
}

/**
 * Fills an order that closes a position or a part of it: the open leg shrinks, or takes what is left with it. Other working orders
 * of the position that then claim too much are reduced or cancelled.
 */
export function exitBy(
  order: ClosingOrder,
  position: OpenPosition,
  price: Decimal,
  { state, context }: Pick<Situation, 'state' | 'context'>,
  settledAs: typeof settlePart = settlePart,
): readonly TradingEvent[] {
  const { lots } = order.terms
  const isWhole = lots === position.fill.lots
  const { closed, remainder } = splitFill(position.fill, lots)
  const settled = settledAs(position, closed, price)
  const execution = executionFor(position, order, closed, price, settled, context)
  const exits = exitsAfter(position.exits, execution)
  return [
    {
      kind: 'trading.orderFilled',
      version: 1,
      at: context.now,
      postings: settled.postings,
      order,
      execution,
      position: isWhole ? closedBy(position, exits, execution) : { ...position, fill: remainder, exits },
    },
    ...lotsClaimedAfterExit(closingOrdersOf(state, position.id), order, remainder.lots, context.now),
    ...(isDayTrade(position.terms) ? stoppedDayTrades(execution, state, context) : []),
  ]
}

/** An order that closes a position at the market, filled in the command that makes it. */
export function closingOrder(
  made: Pick<ClosingOrder, 'id' | 'number'>,
  position: OpenPosition,
  lots: number,
  origin: CloseCause,
  { now }: Pick<TradingContext, 'now'>,
): ClosingOrder {
  const { terms, market, currency, lotSize } = position
  const { instrument, side, leverage } = terms
  return {
    ...made,
    purpose: 'close',
    position: position.id,
    terms: { instrument, side, type: 'market', lots, leverage },
    market,
    currency,
    lotSize,
    placedAt: now,
    origin,
  }
}

/** All of a position, by the system; its working orders end with it. */
export const closedWhole = (
  position: OpenPosition,
  price: Decimal,
  origin: CloseCause,
  { state, context }: Pick<Situation, 'state' | 'context'>,
): readonly TradingEvent[] =>
  exitBy(
    closingOrder(newOrder(context, state), position, position.fill.lots, origin, context),
    position,
    price,
    { state, context },
  )
