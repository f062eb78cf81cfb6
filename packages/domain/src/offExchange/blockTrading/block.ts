import type { BlockId } from '../../base/ids.ts'
import type { Localized } from '../../base/localized.ts'
import type { Decimal } from '../../base/money/decimal.ts'
import { type Sale, type SalePhase, salePhases } from '../selling/sale.ts'

/** `block`: at a discount on the last price, and locked. `otc`: at a price of its own, and locked by nothing but the market. */
export const blockKinds = ['block', 'otc'] as const
export type BlockKind = (typeof blockKinds)[number]

export const sellerKinds = ['company', 'founder', 'fund', 'institution'] as const
export type SellerKind = (typeof sellerKinds)[number]

interface Common extends Sale {
  readonly id: BlockId
  readonly seller: { readonly kind: SellerKind; readonly name: Localized }
  /** Sold to seat accounts alone. */
  readonly institutional: boolean
}

/** What is particular to a block, fixed when it was announced. */
export interface BlockTerms {
  /** Part of the last price: 0.05 is 5 percent. */
  readonly discount: Decimal
  /** Fewest shares of a request. */
  readonly minShares: number
  /** Trading days of the lock. */
  readonly lockDays: number
}

/** Shares of one seller that members buy off exchange (docs/rules/block-trades.md). */
export type Block =
  | (Common & BlockTerms & { readonly kind: 'block' })
  /** `price` is on a tick. */
  | (Common & { readonly kind: 'otc'; readonly price: Decimal })

export const blockPhases = salePhases
export type BlockPhase = SalePhase

/** Why it is called off. `split`, `exDate`: an OTC price is of the share before it. */
export const blockCallOffCauses = ['operator', 'delisted', 'split', 'exDate'] as const
export type BlockCallOffCause = (typeof blockCallOffCauses)[number]
