import type { Offer } from '../offering/offer.ts'
import type { OfferStep } from '../offering/steps.ts'

export interface OffersState {
  /** Undefined before it is announced. */
  readonly offer: Offer | undefined
  /** In the order in which they were. */
  readonly reached: readonly OfferStep[]
  /** SHA-256 of the secret of the draw; from the opening on. */
  readonly digest?: string | undefined
  /** From the draw on. */
  readonly secret?: string | undefined
}

export const initialOffers: OffersState = Object.freeze({ offer: undefined, reached: [] })
