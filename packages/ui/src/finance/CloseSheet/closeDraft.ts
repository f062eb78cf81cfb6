import type { Decimal, OrderType } from '@onelot/domain'
import type { BuyingPowerShare } from '../BuyingPowerChips/BuyingPowerChips.tsx'

/** A close as it is being filled in: all lots at the market unless changed. */
export interface CloseDraft {
  readonly type: OrderType
  readonly priceText: string
  readonly lots: number | undefined
  readonly share: BuyingPowerShare | undefined
  /** The question has been asked. */
  readonly confirming: boolean
}

export type CloseAction =
  | { readonly kind: 'typeChosen'; readonly type: OrderType; readonly price: Decimal | undefined }
  | { readonly kind: 'priceTyped'; readonly text: string }
  | { readonly kind: 'lotsEntered'; readonly lots: number | undefined }
  | { readonly kind: 'shareChosen'; readonly share: BuyingPowerShare; readonly openLots: number }
  | { readonly kind: 'asked' }
  | { readonly kind: 'changed' }

export const firstClose = (openLots: number, orderType: OrderType, price?: Decimal): CloseDraft => ({
  type: orderType,
  priceText: price ?? '',
  lots: openLots,
  share: 100,
  confirming: false,
})

/** Whole lots of a percentage of those open, rounded down, one at least. */
export const lotsOfShare = (openLots: number, share: BuyingPowerShare): number =>
  Math.max(1, Math.floor((openLots * share) / 100))

export function closeReducer(draft: CloseDraft, action: CloseAction): CloseDraft {
  switch (action.kind) {
    case 'typeChosen': {
      const empty = draft.priceText.trim() === ''
      const seeded = action.type === 'limit' && empty ? (action.price ?? '') : draft.priceText
      return { ...draft, type: action.type, priceText: seeded }
    }
    case 'priceTyped':
      return { ...draft, priceText: action.text }
    case 'lotsEntered':
      return { ...draft, lots: action.lots, share: undefined }
    case 'shareChosen':
      return { ...draft, lots: lotsOfShare(action.openLots, action.share), share: action.share }
    case 'asked':
      return { ...draft, confirming: true }
    case 'changed':
      return { ...draft, confirming: false }
    default: {
      const never: never = action
      return never
    }
  }
}
