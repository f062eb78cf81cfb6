import type { ExecutionId, InstrumentId, OrderId, PositionId } from '../../../base/ids.ts'
import type { Instant } from '../../../base/instant.ts'
import type { Leverage, MarketId } from '../../../base/instruments/instrument.ts'
import type { Cross } from '../../../base/module/schedule.ts'
import type { Currency } from '../../../base/money/currency.ts'
import type { Decimal } from '../../../base/money/decimal.ts'
import type { Money } from '../../../base/money/money.ts'
import type { RefusalCode } from '../../../base/refusals/refusal.ts'
import type { Protection } from '../protection/protection.ts'

export const sides = ['long', 'short'] as const
export type Side = (typeof sides)[number]
export const orderTypes = ['market', 'limit'] as const
export type OrderType = (typeof orderTypes)[number]

/**
 * How long a limit order works (docs/rules/orders.md): `day` in the regular session of its trading day; `extended` in every session of the day;
 * `goodTillCancelled` in regular sessions until it is cancelled, for 90 days at most.
 */
export const timesInForce = ['day', 'extended', 'goodTillCancelled'] as const
export type TimeInForce = (typeof timesInForce)[number]

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
  /** Only with a limit order. @defaultValue 'day' */
  readonly timeInForce?: TimeInForce | undefined
  /** The broker closes what it opens before the end of the day (docs/rules/day-trading.md). @defaultValue false */
  readonly dayTrade?: boolean | undefined
  /** What protects the position once the order is filled; not of a closing order. */
  readonly protection?: Protection | undefined
}

/** Terms as they are being filled in: the ticket calculates with what is there. */
export type OrderInput = Omit<OrderTerms, 'lots'> & { readonly lots?: number | undefined }

/**
 * Why a position is closed: the member; the take-profit or stop-loss that the member set; the system by a stop-out; the system because the
 * instrument is delisted; a reverse split that left no whole unit; the product that allotted it is called off; the end of a day trade.
 */
export const closeCauses = [
  'member',
  'takeProfit',
  'stopLoss',
  'stopOut',
  'delisted',
  'split',
  'calledOff',
  'dayTradeEnd',
  'mentor',
  'copyEnded',
] as const
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
  /** How often it was changed since it was placed; missing for never. */
  readonly revision?: number | undefined
  /** Closing orders of one group may each claim all open lots; a fill of one shrinks or cancels the others. */
  readonly group?: string | undefined
  /** What must be met before the order is worked; without it, it is worked at once. */
  readonly activation?: Cross | undefined
}

export interface OpeningOrder extends OrderCommon {
  readonly purpose: 'open'
  /** Of a day trade: when the broker closes what it opens. */
  readonly closesAt?: Instant | undefined
}
export interface ClosingOrder extends OrderCommon {
  readonly purpose: 'close'
  /** Why it was made. */
  readonly origin: CloseCause
  /** A protective order on a locked position waits for the end of the lock. */
  readonly waitsUntil?: Instant | undefined
  /** When that wait ended. */
  readonly unlockedAt?: Instant | undefined
  /** From when its `activation` counts. */
  readonly since?: Instant | undefined
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

/** True for a protective order that waits for the lock of its position to end: no price fills it. */
export const isLocked = (order: WorkingOrder): boolean =>
  order.purpose === 'close' && order.waitsUntil !== undefined && order.unlockedAt === undefined

/** The order after a change: it counts one more. */
export const revised = <Changed extends WorkingOrder>(order: Changed): Changed => ({
  ...order,
  revision: (order.revision ?? 0) + 1,
})

/** What an order is, as lists name it. */
export const orderKinds = ['market', 'limit', 'takeProfit', 'stopLoss', 'trailingStop'] as const
export type OrderKind = (typeof orderKinds)[number]

export function kindOf(order: Order): OrderKind {
  const isProtective = order.purpose === 'close' && order.group !== undefined
  if (!isProtective) return order.terms.type
  if (order.activation === undefined) return 'takeProfit'
  return order.activation.kind === 'trail' ? 'trailingStop' : 'stopLoss'
}

/**
 * Who or what cancels: `restriction` is a ban, freeze or disablement; `groupFilled` another order of its group; `split` a reverse
 * split that left no whole unit to order; `dayTradeEnd` the end of a day trade that could not be closed then.
 */
export const cancelCauses = [
  'member',
  'restriction',
  'delisted',
  'positionClosed',
  'groupFilled',
  'split',
  'dayTradeEnd',
] as const
export type CancelCause = (typeof cancelCauses)[number]

/** Why an order expires: its session is over, it has worked for as long as one may, or nothing is day-traded any more that day. */
export const expiryCauses = ['sessionEnd', 'timeLimit', 'dayTradeEnd'] as const
export type ExpiryCause = (typeof expiryCauses)[number]

/** How an order ends without a fill. `rejected` is an order that was stored and is refused later. */
export type OrderEnding =
  | { readonly status: 'cancelled'; readonly cause: CancelCause }
  | { readonly status: 'expired'; readonly cause: ExpiryCause }
  | { readonly status: 'rejected'; readonly cause: RefusalCode }

/** An order as the list of all orders shows it. */
export type OrderView =
  | (WorkingOrder & { readonly status: 'working' })
  | (Order & { readonly status: 'filled'; readonly execution: ExecutionId; readonly endedAt: Instant })
  | (Order & OrderEnding & { readonly endedAt: Instant })
