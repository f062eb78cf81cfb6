import type { ListingsEvent } from '@onelot/domain'
import { type PlacementsCommand, placementsCollection } from '@onelot/domain/modules/offExchange/placements'
import {
  type PlacementOffersCommand,
  type PlacementOffersEvent,
  placementOffersCollection,
} from '@onelot/domain/modules/offExchange/placementOffers'
import type { Process } from '../../kernel/modules.ts'
import { accountsOf, following } from '../base/following.ts'

type CalledOff = Extract<PlacementOffersEvent, { kind: 'placementOffers.calledOff' }>
type Delisted = Extract<ListingsEvent, { kind: 'listings.delisted' }>

/** What becomes of a placement by its share, and of requests for it by the placement. */
export const placementProcesses: readonly Process[] = [
  following<CalledOff>({
    name: 'placements.callOff',
    on: 'placementOffers.calledOff',
    recipients: ({ placement }) => accountsOf(placementsCollection, placement),
    command: ({ placement, reason }): PlacementsCommand => ({
      kind: 'placements.callOff',
      placement,
      reason,
    }),
  }),
  following<Delisted>({
    name: 'placementOffers.endDelisted',
    on: 'listings.delisted',
    recipients: ({ instrument }) => accountsOf(placementOffersCollection, instrument),
    command: (): PlacementOffersCommand => ({ kind: 'placementOffers.endDelisted' }),
  }),
]
