import type { Placement, PlacementCallOffCause } from '../placing/placement.ts'
import type { SaleProgress } from '../selling/sale.ts'

export interface PlacementOffersState extends SaleProgress<PlacementCallOffCause> {
  /** Undefined before it is announced. */
  readonly placement: Placement | undefined
}

export const initialPlacementOffers: PlacementOffersState = Object.freeze({
  placement: undefined,
  reached: [],
})
