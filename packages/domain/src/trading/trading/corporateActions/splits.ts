import {
  type AnnouncedSplit,
  type SplitRatio,
  rebasedExactly,
  rebasedPrice,
  splitLots,
} from '../../../base/instruments/announced.ts'
import type { PositionId } from '../../../base/ids.ts'
import type { Instant } from '../../../base/instant.ts'
import { type Posting, posting } from '../../../base/ledger/ledger.ts'
import { type Decimal, ZERO } from '../../../base/money/decimal.ts'
import { exact, toDecimal } from '../../../base/money/exact.ts'
import {
  type Money,
  add,
  isNegative,
  larger,
  money,
  negate,
  smaller,
  subtract,
  zero,
} from '../../../base/money/money.ts'
import { cancelOrderEvent } from '../orders/cancel.ts'
import type { TradingContext } from '../context.ts'
import type { TradingEvent } from '../event.ts'
import { averageExit } from '../positions/exit.ts'
import { type WorkingOrder, revised } from '../orders/order.ts'
import { type Exits, type OpenPosition, baseOf, cashAccountOf } from '../positions/position.ts'
import { rebasedActivation, rebasedLimit, rebasedProtection } from './rebased.ts'
import type { TradingState } from '../state.ts'

/** The fraction of a unit that a split left of a position, and what it was sold for, free of charge. */
export interface SplitCash {
  readonly quantity: Decimal
  readonly price: Decimal
  /** Its part of the margin and of the entry commission, rounded down. */
  readonly margin: Money
  readonly fee: Money
  readonly grossProfit: Money
  readonly netProfit: Money
}

/** How a split re-based a position; no `lots` are left where all of it was paid in cash. */
export interface PositionRebased {
  readonly position: PositionId
  readonly at: Instant
  readonly ratio: SplitRatio
  readonly lots: number
  readonly cash: SplitCash | undefined
}

/** Fraction of a unit as decimal text: as exact as a quotient is. */
const partOf = (rest: number, { from }: SplitRatio): ReturnType<typeof exact> =>
  exact(String(rest)).div(String(from))

function cashOf(
  { fill, lotSize, currency, terms }: OpenPosition,
  rest: number,
  ratio: SplitRatio,
  price: Decimal,
): SplitCash {
  const whole = exact(String(fill.lots)).times(String(ratio.to))
  const share = (of: Money): Money => money(currency, exact(of.amount).times(String(rest)).div(whole), 'down')
  const quantity = partOf(rest, ratio).times(lotSize)
  const margin = share(fill.margin)
  const fee = share(fill.fee)
  const gained = exact(price).minus(rebasedExactly(fill.price, ratio)).times(quantity)
  const profit = money(currency, terms.side === 'long' ? gained : gained.neg())
  const grossProfit = larger(profit, negate(margin))
  const netProfit = subtract(grossProfit, fee)
  return { quantity: toDecimal(quantity), price, margin, fee, grossProfit, netProfit }
}

/** What was closed before, counted in whole units after the split: none where they do not make one. */
function rebasedExits({ exits }: OpenPosition, ratio: SplitRatio): Exits | undefined {
  return exits === undefined ? undefined : { ...exits, lots: splitLots(exits.lots, ratio).lots }
}

function withCash(exits: Exits | undefined, cash: SplitCash, { currency }: OpenPosition): Exits {
  const none = zero(currency)
  const before = exits ?? {
    lots: 0,
    fee: none,
    tax: none,
    grossProfit: none,
    netProfit: none,
    notional: ZERO,
  }
  return {
    ...before,
    grossProfit: add(before.grossProfit, cash.grossProfit),
    netProfit: add(before.netProfit, cash.netProfit),
  }
}

function fractionPostings(position: OpenPosition, { margin, grossProfit }: SplitCash): readonly Posting[] {
  const { currency, id } = position
  const to = cashAccountOf(position)
  const none = zero(currency)
  const loss = isNegative(grossProfit) ? negate(grossProfit) : none
  const gained = posting('house', to, larger(grossProfit, none), 'profit', id)
  if (to === 'copy')
    return [
      ...posting('margin', 'copy', margin, 'marginReturned', id),
      ...posting('copy', 'house', loss, 'loss', id),
      ...gained,
    ]
  return [
    ...posting('margin', 'house', smaller(loss, margin), 'loss', id),
    ...posting('margin', to, subtract(margin, loss), 'marginReturned', id),
    ...gained,
  ]
}

function rebasedPosition(
  position: OpenPosition,
  { ratio, exDate }: AnnouncedSplit,
  context: TradingContext,
): Extract<TradingEvent, { kind: 'trading.positionRebased' }> {
  const { fill, terms } = position
  const { lots, rest } = splitLots(fill.lots, ratio)
  const entry = rebasedPrice(fill.price, ratio)
  const cash = rest === 0 ? undefined : cashOf(position, rest, ratio, context.quote?.previousClose ?? entry)
  const exits = rebasedExits(position, ratio)
  const base = { kind: 'trading.positionRebased', version: 1, at: context.now, ratio, exDate, cash } as const
  if (cash === undefined)
    return {
      ...base,
      postings: [],
      position: {
        ...position,
        terms: { ...terms, lots: lots + (exits?.lots ?? 0) },
        fill: { ...fill, price: entry, lots },
        exits,
      },
    }
  const postings = fractionPostings(position, cash)
  const after = withCash(exits, cash, position)
  if (lots > 0)
    return {
      ...base,
      postings,
      position: {
        ...position,
        terms: { ...terms, lots: lots + after.lots },
        fill: {
          ...fill,
          price: entry,
          lots,
          margin: subtract(fill.margin, cash.margin),
          fee: subtract(fill.fee, cash.fee),
        },
        exits: after,
      },
    }
  const quantity = exact(cash.quantity).plus(exact(String(after.lots)).times(position.lotSize))
  const notional = exact(after.notional).plus(exact(cash.price).times(cash.quantity))
  return {
    ...base,
    postings,
    position: {
      ...baseOf(position),
      status: 'closed',
      fill: { ...fill, price: entry, lots: terms.lots, ...position.opened },
      closing: {
        price: averageExit(notional, quantity),
        at: context.now,
        cause: 'split',
        fee: after.fee,
        tax: after.tax,
        grossProfit: after.grossProfit,
        netProfit: after.netProfit,
        settlesAt: context.settlesAt,
      },
    },
  }
}

function rebasedOrder(
  order: WorkingOrder,
  { ratio }: AnnouncedSplit,
  openLots: ReadonlyMap<string, number>,
  { now, bestPrices }: TradingContext,
): TradingEvent {
  const { terms } = order
  const most = order.purpose === 'close' ? (openLots.get(order.position) ?? 0) : Infinity
  const lots = Math.min(splitLots(terms.lots, ratio).lots, most)
  if (lots < 1) return cancelOrderEvent(order, order.purpose === 'close' ? 'positionClosed' : 'split', now)
  const limitPrice = rebasedLimit(order, ratio)
  const protection = rebasedProtection(order, ratio)
  const rebased: WorkingOrder = {
    ...revised(order),
    terms: { ...terms, lots, ...(limitPrice && { limitPrice }), ...(protection && { protection }) },
    ...rebasedActivation(order, ratio, { best: bestPrices?.get(order.id), now }),
  }
  return { kind: 'trading.orderRebased', version: 1, at: now, postings: [], order: rebased }
}

/**
 * Re-bases all that an account has of an instrument at the opening of a split's date (docs/rules/splits.md): open legs first, then
 * working orders and what they wait for. The fraction of a unit that is left is paid in cash at the re-based previous close.
 */
export function split(
  action: AnnouncedSplit,
  { positions, orders }: TradingState,
  context: TradingContext,
): readonly TradingEvent[] {
  const isBefore = ({ placedAt, terms }: WorkingOrder | OpenPosition): boolean =>
    terms.instrument === action.instrument && placedAt < action.opensAt
  const rebased = Object.values<OpenPosition>(positions)
    .filter((position) => isBefore(position) && position.fill.at < action.opensAt)
    .map((position) => rebasedPosition(position, action, context))
  const openLots = new Map<string, number>(
    rebased.map(({ position }) => [position.id, position.status === 'open' ? position.fill.lots : 0]),
  )
  return [
    ...rebased,
    ...Object.values<WorkingOrder>(orders)
      .filter(isBefore)
      .map((order) => rebasedOrder(order, action, openLots, context)),
    { kind: 'trading.splitApplied', version: 1, at: context.now, postings: [], split: action },
  ]
}
