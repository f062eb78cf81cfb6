import type { Market } from '../../../base/instruments/market.ts'
import { roundToTick } from '../../../base/instruments/ticks.ts'
import { type Decimal, ZERO } from '../../../base/money/decimal.ts'
import { exact, quotient, toDecimal } from '../../../base/money/exact.ts'
import { isZero } from '../../../base/money/money.ts'
import { quantityOf } from '../charges.ts'
import type { OrderTerms } from '../orders/order.ts'
import type { Fill, PositionBase } from './position.ts'

/** Ticks are far coarser, so a threshold cut here parts on-tick prices as the unrounded one would. */
const FRACTION_DIGITS = 12

/** True for what the system may close: leverage above 1, or short. A 1x long is ownership. */
export const mayBeStoppedOut = (terms: Pick<OrderTerms, 'side' | 'leverage'>): boolean =>
  terms.side === 'short' || terms.leverage > 1

/** Digits of a move as a fraction of the price. */
const MOVE_DIGITS = 4

/** The part of the price by which it moves against a position until it is stopped out; undefined for what never is. Rounded down: it is never later than said. */
export function stopOutMove(
  terms: Pick<OrderTerms, 'side' | 'leverage'>,
  rate: Decimal,
): Decimal | undefined {
  return mayBeStoppedOut(terms)
    ? toDecimal(quotient(exact('1').minus(rate), exact(String(terms.leverage)), MOVE_DIGITS, 'down'))
    : undefined
}

/**
 * The price at which margin + unrealised profit is `rate` of the margin (docs/rules/positions.md), in the instrument's currency: a long is closed
 * when the bid is at or below it, a short when the ask is at or above it. Undefined where no price can; zero for a short whose margin is used up.
 */
export function stopOutPrice(
  order: Pick<PositionBase, 'lotSize'> & { readonly terms: Pick<OrderTerms, 'side' | 'leverage'> },
  fill: Pick<Fill, 'price' | 'lots' | 'margin'>,
  rate: Decimal,
): Decimal | undefined {
  if (!mayBeStoppedOut(order.terms)) return undefined
  // Nothing is left that a loss could take: any price closes a short.
  if (order.terms.side === 'short' && isZero(fill.margin)) return ZERO
  const room = exact(fill.margin.amount).times(exact('1').minus(rate))
  const move = quotient(room, quantityOf(fill.lots, order.lotSize), FRACTION_DIGITS, 'up')
  const entry = exact(fill.price)
  const price = order.terms.side === 'long' ? entry.minus(move) : entry.plus(move)
  return price.gt('0') ? toDecimal(price) : undefined
}

/** The first on-tick price at which the system closes a position; undefined where none does. */
export function stopOutOnTick(
  order: Parameters<typeof stopOutPrice>[0],
  fill: Parameters<typeof stopOutPrice>[1],
  rate: Decimal,
  market: Pick<Market, 'ticks'>,
): Decimal | undefined {
  const threshold = stopOutPrice(order, fill, rate)
  if (threshold === undefined) return undefined
  const onTick = roundToTick(market, threshold, order.terms.side === 'long' ? 'down' : 'up')
  return exact(onTick).gt('0') ? onTick : undefined
}

/** Whether an open position is to be closed by the system at `price`, its bid (long) or ask (short). */
export function isStoppedOut(
  order: Pick<PositionBase, 'lotSize' | 'terms'>,
  fill: Fill,
  price: Decimal,
  rate: Decimal,
): boolean {
  const threshold = stopOutPrice(order, fill, rate)
  if (threshold === undefined) return false
  return order.terms.side === 'long' ? exact(price).lte(threshold) : exact(price).gte(threshold)
}
