import type { Instant } from '../../base/instant.ts'
import type { CallOffCause } from '../offering/callOff.ts'
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
  /** Nothing happens to it any more. */
  readonly calledOff?: { readonly at: Instant; readonly cause: CallOffCause } | undefined
}

export const initialOffers: OffersState = Object.freeze({ offer: undefined, reached: [] })

/** It may be called off until its listing. */
export const mayBeCalledOff = ({ offer, reached, calledOff }: OffersState): boolean =>
  offer !== undefined && !reached.includes('list') && calledOff === undefined
