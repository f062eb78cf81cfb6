import type { CompanyAction } from '../../base/instruments/announced.ts'
import type { InstrumentId, OrderId, PositionId } from '../../base/ids.ts'
import type { Instant } from '../../base/instant.ts'
import type { DueCommand, MetCommand } from '../../base/module/module.ts'
import type { Decimal } from '../../base/money/decimal.ts'
import type { Money } from '../../base/money/money.ts'
import type { CancelCause, CloseCause, OrderTerms, OrderType, TimeInForce } from './orders/order.ts'
import type { LockCause, Origin } from './positions/position.ts'
import type { Protection } from './protection/protection.ts'

/** How an open position is to be closed; fewer `lots` than are open close a part. */
export interface CloseTerms {
  readonly position: PositionId
  readonly lots: number
  readonly type: OrderType
  readonly limitPrice?: Decimal | undefined
  /** Only with a limit order. @defaultValue 'day' */
  readonly timeInForce?: TimeInForce | undefined
}

/** What a working order is to be from now on; what is missing stays as it is. */
export interface AmendTerms {
  readonly order: OrderId
  readonly limitPrice?: Decimal | undefined
  readonly lots?: number | undefined
}

/** What is to protect an open position from now on; what is missing is removed. */
export interface ProtectTerms extends Protection {
  readonly position: PositionId
}

/** Where the money of what a product has allotted is: on hold under the position's id, in what it manages, or at hand. */
export const allottedSources = ['frozen', 'copy', 'available'] as const
export type AllottedSource = (typeof allottedSources)[number]

/** What a product has allotted: units that are owned whole. */
export interface AllottedTerms {
  readonly position: PositionId
  readonly instrument: InstrumentId
  readonly price: Decimal
  readonly lots: number
  readonly paid: Money
  /** @defaultValue nothing */
  readonly fee?: Money | undefined
  /** Where `paid` and `fee` come from. What comes from `copy` pays into `copy`. @defaultValue 'frozen' */
  readonly from?: AllottedSource | undefined
  readonly origin: Origin
  /** In place of the holding period of the market. */
  readonly lock?: { readonly until: Instant; readonly cause: LockCause } | undefined
}

/** What a member asks for. */
export type MemberTradingCommand =
  | { readonly kind: 'trading.placeOrder'; readonly terms: OrderTerms }
  | { readonly kind: 'trading.closePosition'; readonly terms: CloseTerms }
  | { readonly kind: 'trading.cancelOrder'; readonly order: OrderId }
  | { readonly kind: 'trading.amendOrder'; readonly terms: AmendTerms }
  /** Those of one instrument, or all. */
  | { readonly kind: 'trading.cancelOrders'; readonly instrument?: InstrumentId | undefined }
  | { readonly kind: 'trading.protectPosition'; readonly terms: ProtectTerms }
  | { readonly kind: 'trading.enableMargin'; readonly riskStatementRead: boolean }

export type TradingCommand =
  | MemberTradingCommand
  /** The owner is a working order, opening or closing. */
  | (MetCommand & { readonly kind: 'trading.fillOrder' })
  | (DueCommand & { readonly kind: 'trading.expireOrder' })
  /** The owner is a protective order of a position whose lock has ended. */
  | (DueCommand & { readonly kind: 'trading.unlockOrder' })
  /** The owner is an open position. */
  | (MetCommand & { readonly kind: 'trading.stopOut' })
  /** The owner is a day trade whose time is over. */
  | (DueCommand & { readonly kind: 'trading.endDayTrade' })
  /** The owner is a day trade that could not be closed then. */
  | (MetCommand & { readonly kind: 'trading.closeCarried' })
  | { readonly kind: 'trading.cancelOpeningOrders'; readonly cause: CancelCause }
  /** `price` is the last that was traded. */
  | {
      readonly kind: 'trading.settleDelisted'
      readonly instrument: InstrumentId
      readonly price: Decimal
    }
  | { readonly kind: 'trading.noteAction'; readonly action: CompanyAction }
  /** The owner is an announced action that was noted. */
  | (DueCommand & { readonly kind: 'trading.takeEffect' })
  | { readonly kind: 'trading.payDividend'; readonly dividend: string }
  | { readonly kind: 'trading.openAllotted'; readonly terms: AllottedTerms }
  /** The module that manages a position sells lots of it, at the bid of now. */
  | {
      readonly kind: 'trading.closeManaged'
      readonly position: PositionId
      readonly lots: number
      readonly cause: Extract<CloseCause, 'mentor' | 'copyEnded'>
    }
  /** The product that has allotted a position is called off. */
  | { readonly kind: 'trading.returnAllotted'; readonly position: PositionId }

export type TradingCommandKind = TradingCommand['kind']
