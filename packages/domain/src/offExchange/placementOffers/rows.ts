import type { Change } from '../../base/module/module.ts'
import type { RowChange } from '../../base/module/rows.ts'
import type { Placement, PlacementCallOffCause } from '../placing/placement.ts'
import { type SalePhase, salePhaseOf, saleSortKey } from '../selling/sale.ts'
import type { PlacementOffersEvent } from './event.ts'
import type { PlacementOffersState } from './state.ts'

/** Every placement as a `PlacementRecord`; the state is its phase: once in the group of all, once in that of its share. */
export const placementOffersCollection = 'placementOffers.list'

/** The group of all placements. */
export const allPlacements = 'all'

export interface PlacementRecord {
  readonly placement: Placement
  readonly phase: SalePhase
  readonly calledOff?: PlacementCallOffCause | undefined
}

/** Undefined before it is announced. */
export function placementRecordOf(state: PlacementOffersState): PlacementRecord | undefined {
  const { placement, calledOff } = state
  return placement && { placement, phase: salePhaseOf(state), calledOff: calledOff?.cause }
}

export function rows({ after }: Change<PlacementOffersState, PlacementOffersEvent>): readonly RowChange[] {
  const body = placementRecordOf(after)
  if (body === undefined) return []
  const { placement, phase } = body
  const row = (key: string, group: string): RowChange => ({
    collection: placementOffersCollection,
    key,
    row: { state: phase, group, sortKey: saleSortKey(placement, phase), body },
  })
  return [row('all', allPlacements), row('instrument', placement.instrument.id)]
}
