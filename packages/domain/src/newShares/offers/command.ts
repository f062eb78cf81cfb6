import type { DueCommand } from '../../base/module/module.ts'
import type { Decimal } from '../../base/money/decimal.ts'
import type { Offer } from '../offering/offer.ts'

export type OffersCommand =
  /** Announces an offer, or changes one that has not opened. */
  | { readonly kind: 'offers.set'; readonly offer: Offer; readonly reason: string }
  /** The actual price, until the draw. */
  | { readonly kind: 'offers.setPrice'; readonly price: Decimal; readonly reason: string }
  /** Ends it before the listing: all that is held or paid goes back. */
  | { readonly kind: 'offers.callOff'; readonly reason: string }
  /** Its company is delisted: the same, where the listing has not come first. */
  | { readonly kind: 'offers.endDelisted' }
  | (DueCommand & { readonly kind: 'offers.reachStep' })
