import type {
  CompanyAction,
  AnnouncedDividend,
  AnnouncedRights,
  AnnouncedSplit,
  SplitRatio,
} from '../../base/instruments/announced.ts'
import type { LocalDate } from '../../base/instant.ts'
import type { ModuleEvent } from '../../base/module/module.ts'
import type { DividendLine } from './corporateActions/dividends.ts'
import type { Execution } from './orders/execution.ts'
import type { Order, OrderEnding, WorkingOrder } from './orders/order.ts'
import type { ClosedPosition, OpenPosition } from './positions/position.ts'
import type { SplitCash } from './corporateActions/splits.ts'

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
  /** A day trade had no price to close at when its time was over. */
  | (Base & { readonly kind: 'trading.dayTradeCarried'; readonly carried: OpenPosition })
  /** The account has something of an instrument whose company has announced an action. */
  | (Base & { readonly kind: 'trading.actionNoted'; readonly action: CompanyAction })
  /**
   * What was held at the opening of the ex-date: shorts are charged with it, longs are paid later. `margins` are the positions whose margin it
   * changed.
   */
  | (Base & {
      readonly kind: 'trading.dividendCounted'
      readonly dividend: AnnouncedDividend
      readonly longs: readonly DividendLine[]
      readonly shorts: readonly DividendLine[]
      readonly margins?: readonly OpenPosition[] | undefined
    })
  /** Own listed shares at the opening of the record date. */
  | (Base & {
      readonly kind: 'trading.rightsCounted'
      readonly rights: AnnouncedRights
      readonly shares: number
    })
  | (Base & {
      readonly kind: 'trading.dividendPaid'
      readonly dividend: AnnouncedDividend
      readonly longs: readonly DividendLine[]
    })
  /** A position in units after a split; closed where no whole unit is left. */
  | (Base & {
      readonly kind: 'trading.positionRebased'
      readonly position: OpenPosition | ClosedPosition
      readonly ratio: SplitRatio
      readonly exDate: LocalDate
      readonly cash: SplitCash | undefined
    })
  | (Base & { readonly kind: 'trading.orderRebased'; readonly order: WorkingOrder })
  /** Everything that the account had of the instrument is re-based. */
  | (Base & { readonly kind: 'trading.splitApplied'; readonly split: AnnouncedSplit })
  /** Money became available to an account that owes some. */
  | (Base & { readonly kind: 'trading.debtCollected' })
