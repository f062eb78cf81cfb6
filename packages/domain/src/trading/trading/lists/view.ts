import { type ExecutionId, type OrderId, positionId } from '../../../base/ids.ts'
import type { Instant } from '../../../base/instant.ts'
import { defaultMarkets } from '../../../base/instruments/markets.ts'
import type { Decimal } from '../../../base/money/decimal.ts'
import { type Money, zero } from '../../../base/money/money.ts'
import type { Cross } from '../../../base/module/schedule.ts'
import type { SplitCash } from '../corporateActions/splits.ts'
import type { ClosingExecution } from '../orders/execution.ts'
import type {
  OpeningOrder,
  OrderEnding,
  TimeInForce,
  WorkingClosingOrder,
  WorkingOpeningOrder,
} from '../orders/order.ts'
import {
  type ClosedPosition,
  type Fill,
  type OpenPosition,
  type PositionBase,
  type TermsInForce,
  baseOf,
} from '../positions/position.ts'
import { type Stop, stopOf, triggerOf } from '../protection/protection.ts'
import { timeInForceOf } from '../orders/timeInForce.ts'

/** A working order that closes a position, or a part of it. */
export interface CloseView {
  readonly order: OrderId
  readonly limitPrice: Decimal
  readonly lots: number
  readonly timeInForce: TimeInForce
  readonly placedAt: Instant
  readonly expiresAt: Instant
}

/** What protects an open position. Its orders cover all that is open. */
export interface ProtectionView {
  readonly takeProfit?:
    | { readonly order: OrderId; readonly price: Decimal; readonly lots: number }
    | undefined
  readonly stopLoss?: StopLossView | undefined
}
export interface StopLossView {
  readonly order: OrderId
  readonly stop: Stop
  /** The price that fires it; of a trail, by the price at which it begins. */
  readonly trigger: Decimal
  readonly lots: number
  /** From where the market moves a trail on. */
  readonly begins?: { readonly cross: Cross; readonly since: Instant } | undefined
}

/** What the two states of an open position add. */
interface OpenView {
  /** What closes it for the member; missing where nothing does. */
  readonly protection?: ProtectionView | undefined
  /** What is still open. */
  readonly fill: Fill
  readonly inForce?: TermsInForce | undefined
  /** A day trade that could not be closed at its end: it closes at the first price. */
  readonly carriedSince?: Instant | undefined
  /** Parts already closed; missing where there are none. */
  readonly exited?: { readonly lots: number; readonly netProfit: Money } | undefined
}

/** Which part of a position a closed view is about: one exit, or the fraction of a unit that a split paid out, with its own figures. */
export interface ClosedPart {
  /** Missing of a fraction. */
  readonly execution?: ExecutionId | undefined
  /** Units, less than those of one lot: such a view has one lot. */
  readonly fraction?: Decimal | undefined
  /** Lots that were opened. */
  readonly of: number
}

/** What a list shows of one opening order or of the position that it made. A holding shows as locked while `lockedUntil` is in the future. */
export type PositionView =
  | (PositionBase & {
      readonly status: 'pendingOrder'
      readonly frozenMargin: Money
      readonly frozenFee: Money
      readonly expiresAt: Instant
    })
  | (PositionBase & OpenView & { readonly status: 'holding' })
  | (PositionBase & OpenView & { readonly status: 'preparingToClose'; readonly closes: readonly CloseView[] })
  /** Without `part` the whole position. */
  | (ClosedPosition & { readonly part?: ClosedPart | undefined })
  | (PositionBase & OrderEnding & { readonly endedAt: Instant })

export type PositionStatus = PositionView['status']
export type OpenPositionView = Extract<PositionView, { status: 'holding' | 'preparingToClose' }>

const openingBase = (order: OpeningOrder): PositionBase => baseOf({ ...order, id: positionId(order.id) })

export function viewOfOpening(order: WorkingOpeningOrder): PositionView {
  const { frozenMargin, frozenFee, expiresAt } = order
  return { ...openingBase(order), status: 'pendingOrder', frozenMargin, frozenFee, expiresAt }
}

export const viewOfEnded = (order: OpeningOrder, ending: OrderEnding, endedAt: Instant): PositionView => ({
  ...openingBase(order),
  ...ending,
  endedAt,
})

/** A part of a position that one exit closed, as a card of its own; `position` is what the exit left. */
export function viewOfPart(
  execution: ClosingExecution,
  position: OpenPosition | ClosedPosition,
): PositionView {
  const { id, entry, lots, margin, price, at, cause, fee, tax, grossProfit, netProfit, settlesAt } = execution
  return {
    ...baseOf(position),
    status: 'closed',
    fill: {
      price: entry.price,
      at: position.fill.at,
      tradingDay: entry.tradingDay,
      margin,
      fee: entry.fee,
      lots,
    },
    closing: { price, at, cause, fee, tax, grossProfit, netProfit, settlesAt },
    part: { execution: id, of: position.terms.lots },
  }
}

/** The fraction of a unit that a split paid out, as a card of its own; `position` is what the split left. */
export function viewOfFraction(
  { quantity, price, margin, fee, grossProfit, netProfit }: SplitCash,
  position: OpenPosition | ClosedPosition,
  at: Instant,
): PositionView {
  const { currency, terms, fill } = position
  const none = zero(currency)
  return {
    ...baseOf(position),
    status: 'closed',
    fill: { price: fill.price, at: fill.at, tradingDay: fill.tradingDay, margin, fee, lots: 1 },
    closing: { price, at, cause: 'split', fee: none, tax: none, grossProfit, netProfit, settlesAt: at },
    part: { fraction: quantity, of: terms.lots },
  }
}

/** Ungrouped orders show as closing the position; those of a group only protect it. */
const closesOf = (closing: readonly WorkingClosingOrder[]): readonly CloseView[] =>
  closing.flatMap(({ id: order, terms, placedAt, expiresAt, group }) => {
    const { limitPrice, lots } = terms
    return group !== undefined || limitPrice === undefined || expiresAt === undefined
      ? []
      : [{ order, limitPrice, lots, timeInForce: timeInForceOf(terms), placedAt, expiresAt }]
  })

function stopLossIn({
  id: order,
  terms,
  activation,
  since,
  market,
}: WorkingClosingOrder): StopLossView | undefined {
  if (activation === undefined || since === undefined) return undefined
  const { lots } = terms
  const trigger = triggerOf(activation, defaultMarkets[market])
  const begins = activation.kind === 'trail' ? { begins: { cross: activation, since } } : {}
  return { order, stop: stopOf(activation), trigger, lots, ...begins }
}

function protectionIn(closing: readonly WorkingClosingOrder[]): ProtectionView | undefined {
  const view: { -readonly [K in keyof ProtectionView]: ProtectionView[K] } = {}
  for (const order of closing) {
    const { lots, limitPrice: price } = order.terms
    if (order.origin === 'takeProfit' && price !== undefined)
      view.takeProfit = { order: order.id, price, lots }
    const stopLoss = stopLossIn(order)
    if (stopLoss !== undefined) view.stopLoss = stopLoss
  }
  return Object.keys(view).length > 0 ? view : undefined
}

/** `closing` are the working orders that close the position. */
export function viewOfPosition(
  position: OpenPosition,
  closing: readonly WorkingClosingOrder[],
): OpenPositionView {
  const { fill, inForce, exits, carriedSince } = position
  const exited =
    exits === undefined || exits.lots === 0
      ? {}
      : { exited: { lots: exits.lots, netProfit: exits.netProfit } }
  const protection = protectionIn(closing)
  const open = {
    ...baseOf(position),
    fill,
    inForce,
    ...(carriedSince === undefined ? {} : { carriedSince }),
    ...exited,
    ...(protection === undefined ? {} : { protection }),
  }
  const closes = closesOf(closing)
  return closes.length === 0
    ? { ...open, status: 'holding' }
    : { ...open, status: 'preparingToClose', closes }
}
