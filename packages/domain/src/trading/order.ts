import type { ExecutionId, InstrumentId, OrderId, PositionId } from '../ids.ts'
import type { Instant } from '../instant.ts'
import type { Leverage, MarketId } from '../instruments/instrument.ts'
import type { Cross } from '../module/schedule.ts'
import type { Currency } from '../money/currency.ts'
import type { Decimal } from '../money/decimal.ts'
import type { Money } from '../money/money.ts'
import type { RefusalCode } from '../refusals/refusal.ts'

export const sides = ['long', 'short'] as const
export type Side = (typeof sides)[number]
export const orderTypes = ['market', 'limit'] as const
export type OrderType = (typeof orderTypes)[number]

/** What an investor asks for. Lots are whole. */
export interface OrderTerms {
  readonly instrument: InstrumentId
  /** Side of the position, also where the order closes it. */
  readonly side: Side
  readonly type: OrderType
  /** Only with a limit order. */
  readonly limitPrice?: Decimal | undefined
  readonly lots: number
  readonly leverage: Leverage
}

/** Terms as they are being filled in: the ticket calculates with what is there. */
export type OrderInput = Omit<OrderTerms, 'lots'> & { readonly lots?: number | undefined }

/**
 * Why a position is closed: the member; the system by a stop-out; the system because the instrument is delisted; a reverse split that
 * left no whole unit.
 */
export const closeCauses = ['member', 'stopOut', 'delisted', 'split'] as const
export type CloseCause = (typeof closeCauses)[number]

interface OrderCommon {
  readonly id: OrderId
  /** Counts the orders of an account from 1: lists show the greatest first where times are equal. */
  readonly number: number
  /** The position that it opens or closes; an opening order gives it its own id. */
  readonly position: PositionId
  readonly terms: OrderTerms
  readonly market: MarketId
  readonly currency: Currency
  readonly lotSize: Decimal
  readonly placedAt: Instant
  /** Closing orders of one group may each claim all open lots; a fill of one shrinks or cancels the others. */
  readonly group?: string | undefined
  /** What must be met before the order is worked; without it, it is worked at once. */
  readonly activation?: Cross | undefined
}

export interface OpeningOrder extends OrderCommon {
  readonly purpose: 'open'
}
export interface ClosingOrder extends OrderCommon {
  readonly purpose: 'close'
  /** Why it was made. */
  readonly origin: CloseCause
}
/** An instruction that opens a position, or closes part or all of one (docs/rules/orders.md). */
export type Order = OpeningOrder | ClosingOrder

export interface WorkingOpeningOrder extends OpeningOrder {
  readonly expiresAt: Instant
  readonly frozenMargin: Money
  readonly frozenFee: Money
}
export interface WorkingClosingOrder extends ClosingOrder {
  /** Without it the order works as long as the position is open. */
  readonly expiresAt?: Instant | undefined
}
export type WorkingOrder = WorkingOpeningOrder | WorkingClosingOrder

/**
 * Who or what cancels: `restriction` is a ban, freeze or disablement; `groupFilled` another order of its group; `split` a reverse
 * split that left no whole unit to order.
 */
export const cancelCauses = [
  'member',
  'restriction',
  'delisted',
  'positionClosed',
  'groupFilled',
  'split',
] as const
export type CancelCause = (typeof cancelCauses)[number]

/** How an order ends without a fill. `rejected` is an order that was stored and is refused later. */
export type OrderEnding =
  | { readonly status: 'cancelled'; readonly cause: CancelCause }
  | { readonly status: 'expired'; readonly cause: 'sessionEnd' }
  | { readonly status: 'rejected'; readonly cause: RefusalCode }

/** An order as the list of all orders shows it. */
export type OrderView =
  | (WorkingOrder & { readonly status: 'working' })
  | (Order & { readonly status: 'filled'; readonly execution: ExecutionId; readonly endedAt: Instant })
  | (Order & OrderEnding & { readonly endedAt: Instant })
