import type { ModuleEvent } from '../../base/module/module.ts'
import type { Offer } from '../offering/offer.ts'
import type { CallOffCause } from '../offering/callOff.ts'
import type { OfferStep } from '../offering/steps.ts'

interface Base extends ModuleEvent {
  readonly version: 1
  /** As it is from then on. */
  readonly offer: Offer
}

export type OffersEvent =
  | (Base & { readonly kind: 'offers.announced'; readonly reason: string })
  | (Base & { readonly kind: 'offers.amended'; readonly reason: string })
  | (Base & { readonly kind: 'offers.priced'; readonly reason: string })
  | (Base & {
      readonly kind: 'offers.stepReached'
      readonly step: Exclude<OfferStep, 'open' | 'draw'>
    })
  /** `digest` is that of the secret of the draw: it is published before anyone applies. */
  | (Base & { readonly kind: 'offers.opened'; readonly digest: string })
  /** Its offer has the actual price. */
  | (Base & { readonly kind: 'offers.drawn'; readonly secret: string })
  /** All that is held or paid goes back. */
  | (Base & {
      readonly kind: 'offers.calledOff'
      readonly cause: Exclude<CallOffCause, 'split'>
      readonly reason: string
    })
