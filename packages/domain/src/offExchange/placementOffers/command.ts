import type { DueCommand } from '../../base/module/module.ts'
import type { Placement } from '../placing/placement.ts'

export type PlacementOffersCommand =
  /** Announces a placement, or changes one that has not opened. */
  | { readonly kind: 'placementOffers.set'; readonly placement: Placement; readonly reason: string }
  /** Ends it before its time: what is under review is rejected. */
  | { readonly kind: 'placementOffers.callOff'; readonly reason: string }
  /** The same where its share is delisted. */
  | { readonly kind: 'placementOffers.endDelisted' }
  | (DueCommand & { readonly kind: 'placementOffers.reachStep' })
