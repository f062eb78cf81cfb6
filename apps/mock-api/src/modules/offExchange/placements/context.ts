import { type Instant, type PlacementId, type SubmittedRequest } from '@onelot/domain'
import {
  PLACEMENT,
  type PlacementOnOffer,
  type PlacementTerms,
  type PlacementsCommand,
  type PlacementsContext,
} from '@onelot/domain/modules/offExchange/placements'
import type { ContextRequest } from '../../../kernel/modules.ts'
import type { Services } from '../../../services.ts'
import { standingOf } from '../../base/standing.ts'
import { onOfferOf, placementOf } from '../foundPlacement.ts'
import { arePlacementsOffered } from '../placementSettings.ts'
import { requestsFor } from '../../base/requestsFor.ts'
import { unlockAt } from '../unlock.ts'

/** The module fixes the terms of each request of its kind. */
export const termsIn = ({ terms }: Pick<SubmittedRequest, 'terms'>): PlacementTerms => terms as PlacementTerms

/** What the rules know of an account and a placement. */
export function knownOf(
  services: Services,
  { state, base }: Pick<ContextRequest, 'state' | 'base'>,
  onOffer: PlacementOnOffer | undefined,
): PlacementsContext {
  return {
    ...base,
    ...standingOf(services, state),
    offered: arePlacementsOffered(services),
    onOffer,
    underReview: [],
    unlocksAt: undefined,
  }
}

/** A placement by what it is offered by, and what that was read of. */
async function offeredOf(services: Services, id: PlacementId, now: Instant) {
  const found = await placementOf(services, id)
  if (found === undefined) return { basedOn: [], onOffer: undefined }
  const listing = await services.listingVersion(found.placement.instrument.id)
  return { basedOn: [found.streamVersion, listing], onOffer: await onOfferOf(services, found, now) }
}

export async function contextOf(
  request: ContextRequest<PlacementsCommand>,
  services: Services,
): Promise<PlacementsContext> {
  const { command, state, base } = request
  const context = knownOf(services, request, undefined)
  switch (command.kind) {
    case 'placements.submit': {
      const { basedOn, onOffer } = await offeredOf(services, command.placement, base.now)
      return { ...context, basedOn, onOffer }
    }
    case 'placements.callOff': {
      const isFor = (one: SubmittedRequest) => termsIn(one).placement === command.placement
      return { ...context, underReview: requestsFor(state, PLACEMENT, isFor) }
    }
    case 'placements.pass': {
      const { instrument, lockDays } = command.terms
      const market = services.market.listing(instrument)?.market
      return { ...context, unlocksAt: market && unlockAt(services, market, lockDays, base.now) }
    }
    case 'placements.release':
      return context
    default: {
      const never: never = command
      return never
    }
  }
}
