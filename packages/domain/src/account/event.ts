import type { Instant } from '../instant.ts'
import type { AccountId, OrderId } from '../ids.ts'
import type { Posting } from '../ledger/ledger.ts'
import type { CancelCause, CloseOrder, Closing, Fill, OrderBase } from '../trading/order.ts'
import type { Money } from '../money/money.ts'

/** What every event carries. `version` is the event's own shape; older ones are lifted when read. */
interface EventBase {
  readonly version: 1
  readonly at: Instant
  /** Money that the event moves; empty for most. */
  readonly postings: readonly Posting[]
}

export const realNameStates = ['notVerified', 'underReview', 'passed', 'rejected'] as const
export type RealNameState = (typeof realNameStates)[number]

/** Server-side restrictions. */
export const restrictions = [
  'frozen',
  'loginBanned',
  'disabled',
  'tradingBanned',
  'withdrawalBanned',
] as const
export type Restriction = (typeof restrictions)[number]

/** An account is a stream of these. */
export type AccountEvent =
  | (EventBase & { readonly kind: 'accountOpened'; readonly account: AccountId; readonly inviter: string })
  | (EventBase & { readonly kind: 'practiceMoneyGranted' })
  | (EventBase & { readonly kind: 'realNameStateChanged'; readonly state: RealNameState })
  | (EventBase & { readonly kind: 'restrictionsSet'; readonly restrictions: readonly Restriction[] })
  | (EventBase & { readonly kind: 'marginEnabled' })
  | (EventBase & {
      readonly kind: 'orderPlaced'
      readonly order: OrderBase
      readonly frozenMargin: Money
      readonly frozenFee: Money
      readonly expiresAt: Instant
    })
  /** A resting order's fill, or a market order's placing and fill in one. */
  | (EventBase & { readonly kind: 'orderFilled'; readonly order: OrderBase; readonly fill: Fill })
  | (EventBase & { readonly kind: 'orderCancelled'; readonly order: OrderId; readonly cause: CancelCause })
  | (EventBase & {
      readonly kind: 'closeOrderPlaced'
      readonly position: OrderId
      readonly close: CloseOrder
      readonly expiresAt: Instant
    })
  | (EventBase & {
      readonly kind: 'closeOrderCancelled'
      readonly position: OrderId
      readonly cause: CancelCause
    })
  | (EventBase & { readonly kind: 'positionClosed'; readonly position: OrderId; readonly closing: Closing })
  /** A part closed: `child` takes its lots and share of margin and fee; what remains keeps the id and takes the rounding. */
  | (EventBase & {
      readonly kind: 'positionPartClosed'
      readonly position: OrderId
      readonly child: OrderId
      readonly childFill: Fill
      readonly remainder: Fill
      readonly closing: Closing
    })

export type AccountEventKind = AccountEvent['kind']
