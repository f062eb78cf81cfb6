import { greatestCount } from '../../../base/money/greatestCount.ts'
import type { Instrument, Leverage } from '../../../base/instruments/instrument.ts'
import type { Market } from '../../../base/instruments/market.ts'
import type { Quote } from '../../../base/instruments/quote.ts'
import type { Decimal } from '../../../base/money/decimal.ts'
import { type Exact, compareDecimals, exact, quotient } from '../../../base/money/exact.ts'
import { type Money, add, compare } from '../../../base/money/money.ts'
import { commissionOf, marginOf, notionalOf, openingMinimum } from '../charges.ts'
import type { OrderInput, Side } from './order.ts'

/** Most lots of one order; also what the wire lets through. */
export const MAX_LOTS = 1_000_000_000
/** Highest price that an order may name, in any currency. */
export const MAX_PRICE = exact('1000000000000')

/** What is traded, and by which rules. */
export interface Traded {
  readonly instrument: Instrument
  readonly market: Market
}

export type Direction = 'buy' | 'sell'
export const openingDirection = (side: Side): Direction => (side === 'long' ? 'buy' : 'sell')
export const closingDirection = (side: Side): Direction => (side === 'long' ? 'sell' : 'buy')

/** The price at which a market order fills: it buys at the ask and sells at the bid. */
export const marketPrice = (direction: Direction, quote: Quote): Decimal =>
  direction === 'buy' ? quote.ask : quote.bid

/** True for a price at which something can be traded: above 0, and not absurd. */
export const isTradable = (price: Decimal): boolean => exact(price).gt('0') && exact(price).lte(MAX_PRICE)

/** True where `price` is the limit or better (docs/rules/orders.md). */
export const reaches = (direction: Direction, limit: Decimal, price: Decimal): boolean =>
  isTradable(price) &&
  (direction === 'buy' ? compareDecimals(price, limit) <= 0 : compareDecimals(price, limit) >= 0)

/**
 * The price at which an opening is calculated, checked and frozen. A market order: the ask (long) or bid (short). A limit order: its
 * limit; but a short whose limit the bid already passes fills at the bid at once, and its margin is that of the bid, so that a
 * low limit buys no leverage that the ticket does not offer. Undefined where there is no price above 0.
 */
export function openingPrice(
  input: Pick<OrderInput, 'side' | 'type' | 'limitPrice'>,
  quote: Quote | undefined,
): Decimal | undefined {
  const direction = openingDirection(input.side)
  const market = quote === undefined ? undefined : marketPrice(direction, quote)
  let price = market
  if (input.type === 'limit') {
    const { limitPrice: limit } = input
    const sellsAbove = limit !== undefined && direction === 'sell' && market !== undefined
    price = sellsAbove && reaches('sell', limit, market) ? market : limit
  }
  return price !== undefined && isTradable(price) ? price : undefined
}

/** What an opening at `price` takes. All in the instrument's currency. */
export interface OpeningCost {
  readonly price: Decimal
  /** Unrounded. */
  readonly notional: Exact
  readonly margin: Money
  readonly fee: Money
  /** Margin and fee: the cash that it needs. */
  readonly total: Money
}

export function openingCost(
  { instrument, market }: Traded,
  price: Decimal,
  lots: number,
  leverage: Leverage,
): OpeningCost {
  const { currency, lotSize } = instrument
  const notional = notionalOf(price, lots, lotSize)
  const margin = marginOf(currency, notional, leverage)
  const fee = commissionOf(market.charges, currency, notional)
  return { price, notional, margin, fee, total: add(margin, fee) }
}

/** The fewest lots that a market lets an order open at a price: as many as its least notional takes. */
export function leastLots({ instrument, market }: Traded, price: Decimal): number {
  const { currency, lotSize } = instrument
  const minimum = exact(openingMinimum(market, currency).amount)
  const least = quotient(minimum, notionalOf(price, 1, lotSize), 0, 'up')
  return least.gt(String(MAX_LOTS)) ? MAX_LOTS : Math.max(1, Number(least.toFixed(0)))
}

/**
 * The most lots whose margin and fee `budget` pays, rounded down; 0 where it pays none. Cost never falls with lots, so halving the
 * range finds the exact answer: that many are affordable, one more is not.
 */
export function lotsWithin(budget: Money, traded: Traded, price: Decimal, leverage: Leverage): number {
  const funds = exact(budget.amount)
  if (funds.lte('0')) return 0
  const unit = notionalOf(price, 1, traded.instrument.lotSize)
  const byMargin = quotient(funds.times(String(leverage)), unit, 0, 'down')
  const most = byMargin.gt(String(MAX_LOTS)) ? MAX_LOTS : Number(byMargin.toFixed(0))
  return greatestCount(most, (lots) => compare(openingCost(traded, price, lots, leverage).total, budget) <= 0)
}
