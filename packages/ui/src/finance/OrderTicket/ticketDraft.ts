import type { Decimal, Leverage, OrderType, SessionPhase, Side, TimeInForce } from '@onelot/domain'
import type { BuyingPowerShare } from '../BuyingPowerChips/BuyingPowerChips.tsx'
import {
  type ProtectionAction,
  type ProtectionDraft,
  noProtection,
  protectionReducer,
} from '../ProtectionSheet/protectionDraft.ts'

/** Whether lots are entered, or the money to spend on them. */
export type TicketMode = 'quantity' | 'amount'

/** An order as it is being filled in. Texts are just what was typed: no live tick is part of it, so none can overwrite it. */
export interface TicketDraft {
  readonly side: Side
  readonly type: OrderType
  readonly priceText: string
  readonly leverage: Leverage
  readonly mode: TicketMode
  readonly lots: number | undefined
  readonly amountText: string
  /** The chip that the quantity was last calculated from; none once anything that it depends on changed. */
  readonly share: BuyingPowerShare | undefined
  /** How long it waits; of a limit order only. */
  readonly timeInForce: TimeInForce
  /** Whether the broker is to close what it opens before the end of the day. */
  readonly dayTrade: boolean
  /** What is to protect the position once it is open. */
  readonly protection: ProtectionDraft
}

export type TicketAction =
  | { readonly kind: 'sideChosen'; readonly side: Side }
  /** `price` fills the limit in where none has been typed. */
  | { readonly kind: 'typeChosen'; readonly type: OrderType; readonly price: Decimal | undefined }
  | { readonly kind: 'priceTyped'; readonly text: string }
  /** A level of the book was tapped: that is a limit. */
  | { readonly kind: 'pricePicked'; readonly price: Decimal }
  | { readonly kind: 'leverageChosen'; readonly leverage: Leverage }
  | { readonly kind: 'modeChosen'; readonly mode: TicketMode }
  | { readonly kind: 'timeInForceChosen'; readonly timeInForce: TimeInForce }
  /** Only an order of the day may be one. */
  | { readonly kind: 'dayTradeChosen'; readonly dayTrade: boolean }
  | { readonly kind: 'protectionChanged'; readonly action: ProtectionAction }
  | { readonly kind: 'lotsEntered'; readonly lots: number | undefined }
  | { readonly kind: 'amountTyped'; readonly text: string }
  /** `lots` are what the percentage pays for, `amount` is what it is; both from the domain. */
  | {
      readonly kind: 'shareChosen'
      readonly share: BuyingPowerShare
      readonly lots: number | undefined
      readonly amount: Decimal
    }

/** Pre-market and after-hours take limit orders only (docs/rules/time.md). */
export const takesMarketOrders = (phase: SessionPhase): boolean => phase !== 'pre' && phase !== 'after'

/**
 * A first draft: the fewest lots that may be ordered, nothing borrowed, at a limit of the price that shows; outside the regular session it
 * waits in every session.
 */
export const firstDraft = (
  price: Decimal | undefined,
  side: Side = 'long',
  phase: SessionPhase = 'regular',
  lots = 1,
): TicketDraft => ({
  side,
  type: 'limit',
  priceText: price ?? '',
  leverage: 1,
  mode: 'quantity',
  lots,
  amountText: '',
  share: undefined,
  timeInForce: takesMarketOrders(phase) ? 'day' : 'extended',
  dayTrade: false,
  protection: noProtection,
})

/** The draft after an action of the person. */
export function ticketReducer(draft: TicketDraft, action: TicketAction): TicketDraft {
  switch (action.kind) {
    case 'sideChosen':
      return { ...draft, side: action.side, share: undefined }
    case 'typeChosen': {
      const empty = draft.priceText.trim() === ''
      return {
        ...draft,
        type: action.type,
        priceText: action.type === 'limit' && empty ? (action.price ?? '') : draft.priceText,
        share: undefined,
      }
    }
    case 'priceTyped':
      return { ...draft, priceText: action.text, share: undefined }
    case 'pricePicked':
      return { ...draft, type: 'limit', priceText: action.price, share: undefined }
    case 'leverageChosen':
      return { ...draft, leverage: action.leverage, share: undefined }
    case 'modeChosen':
      return { ...draft, mode: action.mode, share: undefined }
    case 'timeInForceChosen':
      return { ...draft, timeInForce: action.timeInForce }
    case 'dayTradeChosen':
      return {
        ...draft,
        dayTrade: action.dayTrade,
        timeInForce: action.dayTrade ? 'day' : draft.timeInForce,
      }
    case 'protectionChanged':
      return { ...draft, protection: protectionReducer(draft.protection, action.action) }
    case 'lotsEntered':
      return { ...draft, lots: action.lots, share: undefined }
    case 'amountTyped':
      return { ...draft, amountText: action.text, share: undefined }
    case 'shareChosen':
      return draft.mode === 'quantity'
        ? { ...draft, lots: action.lots, share: action.share }
        : { ...draft, amountText: action.amount, share: action.share }
    default: {
      const never: never = action
      return never
    }
  }
}
