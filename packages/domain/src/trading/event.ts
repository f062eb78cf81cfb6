import type { ModuleEvent } from '../module/module.ts'
import type { Execution } from './execution.ts'
import type { Order, OrderEnding, WorkingOrder } from './order.ts'
import type { ClosedPosition, OpenPosition } from './position.ts'

interface Base extends ModuleEvent {
  readonly version: 1
}

export type TradingEvent =
  | (Base & { readonly kind: 'trading.marginEnabled' })
  | (Base & { readonly kind: 'trading.orderPlaced'; readonly order: WorkingOrder })
  /** A closing order works for fewer lots, because another exit took some of what it claims. `order` is what it is from then on. */
  | (Base & { readonly kind: 'trading.orderReduced'; readonly order: WorkingOrder })
  /** `order` is what it is from then on. Postings freeze or release what an opening order then needs more or less. */
  | (Base & { readonly kind: 'trading.orderAmended'; readonly order: WorkingOrder })
  /** The lock of its position has ended: a protective order may be filled from then on. */
  | (Base & { readonly kind: 'trading.orderUnlocked'; readonly order: WorkingOrder })
  | (Base & {
      readonly kind: 'trading.orderEnded'
      readonly order: WorkingOrder
      readonly ending: OrderEnding
    })
  /** A fill, of a working order or of one that is placed and filled at once. `position` is what it left. */
  | (Base & {
      readonly kind: 'trading.orderFilled'
      readonly order: Order
      readonly execution: Execution
      readonly position: OpenPosition | ClosedPosition
    })
