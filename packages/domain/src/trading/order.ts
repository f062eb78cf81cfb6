import type { Instant, LocalDate } from '../instant.ts'
import type { InstrumentId, OrderId } from '../ids.ts'
import type { Leverage, MarketId } from '../instruments/instrument.ts'
import type { Currency } from '../money/currency.ts'
import type { Decimal } from '../money/decimal.ts'
import type { Money } from '../money/money.ts'

export const sides = ['long', 'short'] as const
export type Side = (typeof sides)[number]
export const orderTypes = ['market', 'limit'] as const
export type OrderType = (typeof orderTypes)[number]

/** What an investor asks for. Lots are whole (section 5). */
export interface OrderTerms {
  readonly instrument: InstrumentId
  readonly side: Side
  readonly type: OrderType
  /** Only with a limit order. */
  readonly limitPrice?: Decimal | undefined
  readonly lots: number
  readonly leverage: Leverage
}

/** Terms as they are being filled in: the ticket reckons with what is there. */
export type OrderInput = Omit<OrderTerms, 'lots'> & { readonly lots?: number | undefined }

/** What every state of an order has. */
export interface OrderBase {
  readonly id: OrderId
  readonly terms: OrderTerms
  readonly market: MarketId
  readonly currency: Currency
  readonly lotSize: Decimal
  readonly placedAt: Instant
}

/** The opening fill. */
export interface Fill {
  readonly price: Decimal
  readonly at: Instant
  /** Exchange-local day of the fill, the base of T+N. */
  readonly tradingDay: LocalDate
  readonly margin: Money
  readonly fee: Money
  /** Lots still open or, when closed, that this closing was for. */
  readonly lots: number
  /** Sales are blocked until then; undefined when nothing locks. */
  readonly lockedUntil?: Instant | undefined
}

/** A resting close order. */
export interface CloseOrder {
  readonly limitPrice: Decimal
  readonly lots: number
  readonly placedAt: Instant
}

export const closeCauses = ['member', 'stopOut', 'sessionEnd'] as const
export type CloseCause = (typeof closeCauses)[number]

export interface Closing {
  readonly price: Decimal
  readonly at: Instant
  readonly cause: CloseCause
  /** As taken: what neither margin nor profit reached, the house bore. */
  readonly fee: Money
  readonly tax: Money
  /** Before fee and tax; negative for a loss, never beyond the margin. */
  readonly grossProfit: Money
  /** After every charge of both sides. */
  readonly netProfit: Money
  /** When the proceeds may be withdrawn (RULES 2). */
  readonly settlesAt: Instant
}

export const cancelCauses = ['member', 'sessionEnd'] as const
export type CancelCause = (typeof cancelCauses)[number]

/** An order and the position that it becomes (RULES 3). `locked` is how a holding shows while `lockedUntil` lies ahead. */
export type Position =
  | (OrderBase & {
      readonly status: 'pendingOrder'
      readonly frozenMargin: Money
      readonly frozenFee: Money
      readonly expiresAt: Instant
    })
  | (OrderBase & { readonly status: 'holding'; readonly fill: Fill })
  | (OrderBase & {
      readonly status: 'preparingToClose'
      readonly fill: Fill
      readonly close: CloseOrder
      readonly expiresAt: Instant
    })
  | (OrderBase & { readonly status: 'closed'; readonly fill: Fill; readonly closing: Closing })
  | (OrderBase & { readonly status: 'cancelled'; readonly cause: CancelCause; readonly cancelledAt: Instant })

export type PositionStatus = Position['status']
export type PendingOrder = Extract<Position, { status: 'pendingOrder' }>
export type ClosedPosition = Extract<Position, { status: 'closed' }>
export type OpenPosition = Extract<Position, { status: 'holding' | 'preparingToClose' }>
