import { type PositionId, orderId } from '../../../base/ids.ts'
import type { Instant } from '../../../base/instant.ts'
import { type Assessment, accepted, refused } from '../../../base/module/assessment.ts'
import type { Decimal } from '../../../base/money/decimal.ts'
import { invalid, refuse } from '../../../base/refusals/refusal.ts'
import type { Outcome, Situation } from '../situation.ts'
import { cancelOrderEvent } from '../orders/cancel.ts'
import type { ProtectTerms } from '../command.ts'
import type { CheckContext } from '../context.ts'
import type { TradingEvent } from '../event.ts'
import { closingOrder } from '../positions/exit.ts'
import { fieldsOf } from '../orders/fields.ts'
import { newOrder } from '../ids.ts'
import { closingDirection, marketPrice } from '../orders/opening.ts'
import { type Order, type WorkingClosingOrder, isLocked, revised } from '../orders/order.ts'
import { lentRefusals } from '../positions/lent.ts'
import type { OpenPosition } from '../positions/position.ts'
import { stopOutOnTick } from '../positions/stopOut.ts'
import {
  type Protection,
  type ProtectiveOrder,
  type Stop,
  crossOf,
  isProtective,
  isSameStop,
  protectionOf,
  stopOf,
} from './protection.ts'
import { protectionReasons } from './protectionFields.ts'
import { restrictionRefusals } from '../../../base/access/standing.ts'
import { closingOrdersOf, entryOf } from '../state.ts'
import { listingOf } from '../orders/tradability.ts'
import type { AccountOrder, TradingAccount } from '../tradingAccount.ts'

export interface ProtectionPlan {
  readonly wanted: Protection
  /** At which the position could be closed now: the bid (long) or ask (short). */
  readonly price: Decimal
}

/** Whether a stop-loss is the one that works already: it goes on as it is, and a trail from its best price and not from the price of now. */
function goesOn(
  stop: Stop | undefined,
  position: PositionId,
  { orders }: Pick<TradingAccount, 'orders'>,
): boolean {
  if (stop === undefined) return false
  return Object.values<AccountOrder>(orders).some((order) => {
    if (order.purpose !== 'close' || order.position !== position || order.group === undefined) return false
    const working = order.activation === undefined ? order.stop : stopOf(order.activation)
    return working !== undefined && isSameStop(working, stop)
  })
}

/**
 * Whether an open position may be protected so, or no more. It may be in any session, and in a halt: nothing is filled by it
 * (docs/rules/orders.md). ORDER_WRONG_STATE where it is not open, or a day trade that closes at the first price.
 */
export function assessProtection(
  terms: ProtectTerms,
  account: TradingAccount,
  context: Pick<CheckContext, 'listing' | 'quote' | 'settings'>,
): Assessment<ProtectionPlan> {
  const refusals = [...restrictionRefusals(account, 'begin')]
  const position = entryOf(account.positions, terms.position)
  if (position === undefined || position.carriedSince !== undefined)
    return refused(...refusals, refuse('ORDER_WRONG_STATE', {}))
  const { quote } = context
  const listing = listingOf(context, position.terms.instrument)
  if (listing === undefined) return refused(...refusals, refuse('PRODUCT_UNAVAILABLE', {}))
  if (quote === undefined) return refused(...refusals, refuse('PRICE_UNAVAILABLE', {}))
  const { side } = position.terms
  const price = marketPrice(closingDirection(side), quote)
  const wanted = protectionOf(terms) ?? {}
  const { lots } = position.fill
  if (protectionOf(terms) !== undefined)
    refusals.push(...lentRefusals(lots, lots, terms.position, account.lent))
  const rate = position.inForce?.stopOutRate ?? context.settings.stopOutRate
  const about = {
    side,
    reference: price,
    liquidation: goesOn(wanted.stopLoss, terms.position, account)
      ? undefined
      : stopOutOnTick(position, position.fill, rate, listing.market),
    path: '',
  } as const
  const fields = fieldsOf(protectionReasons(wanted, listing, about))
  if (Object.keys(fields).length > 0) refusals.push(invalid(fields))
  return refusals.length > 0 ? refused(...refusals) : accepted({ wanted, price })
}

interface Protecting {
  readonly position: OpenPosition
  /** At which it could be closed now. */
  readonly price: Decimal
  readonly now: Instant
}

/** What makes an order a take-profit at a price, or a stop-loss; it works as long as its position is open. */
function asTakeProfit(
  order: WorkingClosingOrder,
  limitPrice: ProtectTerms['takeProfit'],
): WorkingClosingOrder {
  const { terms } = order
  return { ...order, terms: { ...terms, type: 'limit', ...(limitPrice && { limitPrice }) } }
}

function asStopLoss(
  order: WorkingClosingOrder,
  stop: NonNullable<ProtectTerms['stopLoss']>,
  { price, now }: Protecting,
): WorkingClosingOrder {
  return {
    ...order,
    activation: crossOf(stop, order.terms.side, price),
    since: isLocked(order) ? (order.waitsUntil ?? now) : now,
  }
}

/** A new protective order over all that is open, before it has its price. */
function protectiveOrder(
  made: Pick<Order, 'id' | 'number'>,
  origin: ProtectiveOrder['origin'],
  { position, now }: Protecting,
): WorkingClosingOrder {
  const { lots, lockedUntil } = position.fill
  const order = closingOrder(made, position, lots, origin, { now })
  return {
    ...order,
    terms: { ...order.terms, timeInForce: 'goodTillCancelled' },
    group: position.id,
    ...(lockedUntil !== undefined && now < lockedUntil ? { waitsUntil: lockedUntil } : {}),
  }
}

const orderEvent = (
  kind: 'trading.orderPlaced' | 'trading.orderAmended' | 'trading.orderUnlocked',
  order: WorkingClosingOrder,
  at: Instant,
): TradingEvent => ({ kind, version: 1, at, postings: [], order })

/** Places what is wanted; `index` counts the orders that the command has made before. */
function protectionEvents(
  { takeProfit, stopLoss }: Protection,
  protecting: Protecting,
  newOrderAt: (index: number) => Pick<Order, 'id' | 'number'>,
  first = 0,
): readonly TradingEvent[] {
  const { now } = protecting
  const events: TradingEvent[] = []
  if (takeProfit !== undefined) {
    const order = protectiveOrder(newOrderAt(first), 'takeProfit', protecting)
    events.push(orderEvent('trading.orderPlaced', asTakeProfit(order, takeProfit), now))
  }
  if (stopLoss !== undefined) {
    const order = protectiveOrder(newOrderAt(first + events.length), 'stopLoss', protecting)
    events.push(orderEvent('trading.orderPlaced', asStopLoss(order, stopLoss, protecting), now))
  }
  return events
}

/** The protection of a position that an opening order has just made. */
export function protectionOnFill(
  wanted: Protection | undefined,
  position: OpenPosition,
  { state, context }: Pick<Situation, 'state' | 'context'>,
  first: number,
): readonly TradingEvent[] {
  if (wanted === undefined) return []
  const { quote, now } = context
  const { terms, fill } = position
  const price = quote === undefined ? fill.price : marketPrice(closingDirection(terms.side), quote)
  return protectionEvents(wanted, { position, price, now }, (index) => newOrder(context, state, index), first)
}

/** What becomes of a working protective order: it stays as it is, is amended, or is cancelled. */
function changeOf(
  order: ProtectiveOrder,
  { takeProfit, stopLoss }: Protection,
  protecting: Protecting,
): readonly TradingEvent[] {
  const { now } = protecting
  if (order.origin === 'takeProfit') {
    if (takeProfit === undefined) return [cancelOrderEvent(order, 'member', now)]
    if (order.terms.limitPrice === takeProfit) return []
    return [orderEvent('trading.orderAmended', revised(asTakeProfit(order, takeProfit)), now)]
  }
  if (stopLoss === undefined) return [cancelOrderEvent(order, 'member', now)]
  if (order.activation !== undefined && isSameStop(stopOf(order.activation), stopLoss)) return []
  return [orderEvent('trading.orderAmended', revised(asStopLoss(order, stopLoss, protecting)), now)]
}

const protectiveOrdersOf = (state: Situation['state'], id: PositionId): readonly ProtectiveOrder[] =>
  closingOrdersOf(state, id).filter(isProtective)

/** Replaces the protection of a position. What is the same goes on as it is: a trail keeps its best price. */
export function protectPosition(terms: ProtectTerms, { state, account, context }: Situation): Outcome {
  const assessed = assessProtection(terms, account, context)
  if (!assessed.accepted) return assessed
  const { wanted, price } = assessed.plan
  const position = entryOf(state.positions, terms.position)
  if (position === undefined) return refused(refuse('ORDER_WRONG_STATE', {}))
  return accepted(() => {
    const { now } = context
    const protecting = { position, price, now }
    const working = protectiveOrdersOf(state, position.id)
    const has = (origin: ProtectiveOrder['origin']): boolean => working.some((one) => one.origin === origin)
    const added = protectionOf({
      takeProfit: has('takeProfit') ? undefined : wanted.takeProfit,
      stopLoss: has('stopLoss') ? undefined : wanted.stopLoss,
    })
    return [
      ...working.flatMap((order) => changeOf(order, wanted, protecting)),
      ...protectionEvents(added ?? {}, protecting, (index) => newOrder(context, state, index)),
    ]
  })
}

/**
 * Ends the wait of a protective order for the lock of its position: from now on it may be filled, and a trail follows the price from now on.
 * ORDER_WRONG_STATE when it does not work any more, or does not wait.
 */
export function unlockOrder(owner: string, { state, context }: Situation): Outcome {
  const order = entryOf(state.orders, orderId(owner))
  if (order?.purpose !== 'close' || order.waitsUntil === undefined || !isLocked(order))
    return refused(refuse('ORDER_WRONG_STATE', {}))
  if (context.now < order.waitsUntil) return refused(refuse('ORDER_WRONG_STATE', {}))
  return accepted(() => {
    const { now, quote } = context
    const { activation, terms } = order
    const unlocked = revised({ ...order, unlockedAt: now })
    if (activation?.kind !== 'trail' || quote === undefined)
      return [orderEvent('trading.orderUnlocked', unlocked, now)]
    const cross = crossOf(stopOf(activation), terms.side, marketPrice(closingDirection(terms.side), quote))
    return [orderEvent('trading.orderUnlocked', { ...unlocked, activation: cross, since: now }, now)]
  })
}
