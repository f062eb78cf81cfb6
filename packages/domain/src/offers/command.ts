import type { DueCommand } from '../module/module.ts'
import type { Decimal } from '../money/decimal.ts'
import type { Offer } from '../offering/offer.ts'

export type OffersCommand =
  /** Announces an offer, or changes one that has not opened. */
  | { readonly kind: 'offers.set'; readonly offer: Offer; readonly reason: string }
  /** The actual price, until the draw. */
  | { readonly kind: 'offers.setPrice'; readonly price: Decimal; readonly reason: string }
  | (DueCommand & { readonly kind: 'offers.reachStep' })
