import type { InstrumentId, PlacementId } from '../../base/ids.ts'
import type { ModuleEvent } from '../../base/module/module.ts'
import type { Placement, PlacementCallOffCause } from '../placing/placement.ts'
import type { SaleStep } from '../selling/sale.ts'

interface Base extends ModuleEvent {
  readonly version: 1
}

export type PlacementOffersEvent =
  | (Base & {
      readonly kind: 'placementOffers.announced'
      readonly placement: Placement
      readonly reason: string
    })
  | (Base & {
      readonly kind: 'placementOffers.amended'
      readonly placement: Placement
      readonly reason: string
    })
  | (Base & {
      readonly kind: 'placementOffers.stepReached'
      readonly placement: PlacementId
      readonly step: SaleStep
    })
  | (Base & {
      readonly kind: 'placementOffers.calledOff'
      readonly placement: PlacementId
      readonly instrument: InstrumentId
      readonly cause: PlacementCallOffCause
      readonly reason: string
    })
