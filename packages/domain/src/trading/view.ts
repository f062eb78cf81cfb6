import { type OrderId, positionId } from '../ids.ts'
import type { Instant } from '../instant.ts'
import type { Decimal } from '../money/decimal.ts'
import type { Money } from '../money/money.ts'
import type { OpeningOrder, OrderEnding, WorkingClosingOrder, WorkingOpeningOrder } from './order.ts'
import {
  type ClosedPosition,
  type Fill,
  type OpenPosition,
  type PositionBase,
  type TermsInForce,
  baseOf,
} from './position.ts'

/** A working order that closes a position, or a part of it. */
export interface CloseView {
  readonly order: OrderId
  readonly limitPrice: Decimal
  readonly lots: number
  readonly placedAt: Instant
  readonly expiresAt: Instant
}

/** What the two states of an open position add. */
interface OpenView {
  /** What is still open. */
  readonly fill: Fill
  readonly inForce?: TermsInForce | undefined
  /** Parts already closed; missing where there are none. */
  readonly exited?: { readonly lots: number; readonly netProfit: Money } | undefined
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
  | ClosedPosition
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

/** Ungrouped orders show as closing the position; those of a group only protect it. */
const closesOf = (closing: readonly WorkingClosingOrder[]): readonly CloseView[] =>
  closing.flatMap(({ id: order, terms: { limitPrice, lots }, placedAt, expiresAt, group }) =>
    group !== undefined || limitPrice === undefined || expiresAt === undefined
      ? []
      : [{ order, limitPrice, lots, placedAt, expiresAt }],
  )

/** `closing` are the working orders that close the position. */
export function viewOfPosition(
  position: OpenPosition,
  closing: readonly WorkingClosingOrder[],
): OpenPositionView {
  const { fill, inForce, exits } = position
  const exited =
    exits === undefined || exits.lots === 0
      ? {}
      : { exited: { lots: exits.lots, netProfit: exits.netProfit } }
  const open = { ...baseOf(position), fill, inForce, ...exited }
  const closes = closesOf(closing)
  return closes.length === 0
    ? { ...open, status: 'holding' }
    : { ...open, status: 'preparingToClose', closes }
}
