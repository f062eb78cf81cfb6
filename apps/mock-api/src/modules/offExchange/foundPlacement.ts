import { type Instant, type PlacementId, type SalePhase, type StreamVersion, streamId } from '@onelot/domain'
import { type PlacementOnOffer, placementQuota } from '@onelot/domain/modules/offExchange/placements'
import {
  type PlacementRecord,
  placementRecordOf,
  placementOffers as rules,
} from '@onelot/domain/modules/offExchange/placementOffers'
import type { Services } from '../../services.ts'
import { announcedIn, readableWhere } from '../base/announced.ts'
import { listingAt } from '../base/listing.ts'
import { arePlacementsOffered } from './placementSettings.ts'

export const placementStream = (placement: PlacementId) => streamId(rules.stream, placement)

export interface FoundPlacement extends PlacementRecord {
  readonly streamVersion: StreamVersion
}

/** A placement as it is; undefined where none of the id was announced. */
export const placementOf = (
  services: Pick<Services, 'streams'>,
  id: PlacementId,
): Promise<FoundPlacement | undefined> => announcedIn(services, rules, placementStream(id), placementRecordOf)

/** A placement as anyone may read it. */
export const readablePlacement = (services: Services, id: PlacementId) =>
  readableWhere(arePlacementsOffered(services), () => placementOf(services, id))

const stateOf = (phase: SalePhase): PlacementOnOffer['state'] => {
  if (phase === 'coming' || phase === 'open') return phase
  return 'over'
}

/** What a placement is offered by at a moment. Wait for `listingVersion` before it is asked. */
export async function onOfferOf(
  services: Services,
  { placement, phase }: PlacementRecord,
  now: Instant,
): Promise<PlacementOnOffer> {
  const { id, market } = placement.instrument
  const listing = listingAt(services, id, now)
  return {
    placement,
    state: stateOf(phase),
    isOver: phase === 'calledOff' || listing === undefined,
    claimed: await services.store.quotaClaimed(placementQuota.keyOf(placement.id)),
    previousClose: services.market.quote(id, now)?.previousClose,
    tickTable: listing?.market ?? services.site.marketRules(market),
  }
}
