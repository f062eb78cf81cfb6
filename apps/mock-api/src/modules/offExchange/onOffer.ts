import {
  type Instant,
  type PlacementId,
  type Refusal,
  type Result,
  type SalePhase,
  type StreamVersion,
  no,
  ok,
  refuse,
  sliceOf,
  streamId,
} from '@onelot/domain'
import { type PlacementOnOffer, placementQuota } from '@onelot/domain/modules/offExchange/placements'
import {
  type PlacementRecord,
  placementRecordOf,
  placementOffers as rules,
} from '@onelot/domain/modules/offExchange/placementOffers'
import type { Services } from '../../services.ts'
import { listingAt } from '../base/listing.ts'
import { arePlacementsOffered } from './placementSettings.ts'

export const placementStream = (placement: PlacementId) => streamId(rules.stream, placement)

export interface FoundPlacement extends PlacementRecord {
  readonly read: StreamVersion
}

/** A placement as it is; undefined where none of the id was announced. */
export async function placementOf(
  { streams }: Pick<Services, 'streams'>,
  id: PlacementId,
): Promise<FoundPlacement | undefined> {
  const stream = placementStream(id)
  const { state, version } = await streams.load(stream)
  const record = placementRecordOf(sliceOf(state, rules))
  return record && { ...record, read: { stream, version } }
}

/** A placement as anyone may read it. */
export async function readablePlacement(
  services: Services,
  id: PlacementId,
): Promise<Result<FoundPlacement, Refusal<'PRODUCT_UNAVAILABLE'>>> {
  const found = arePlacementsOffered(services) ? await placementOf(services, id) : undefined
  return found === undefined ? no(refuse('PRODUCT_UNAVAILABLE', {})) : ok(found)
}

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
