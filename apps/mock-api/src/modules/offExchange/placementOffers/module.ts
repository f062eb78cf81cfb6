import { sliceOf } from '@onelot/domain'
import {
  type PlacementOffersCommand,
  type PlacementOffersContext,
  placementOffers as rules,
} from '@onelot/domain/modules/offExchange/placementOffers'
import type { ContextRequest } from '../../../kernel/modules.ts'
import type { Services } from '../../../services.ts'
import { type BrokerModule, rulesOf } from '../../base/brokerModule.ts'
import { placementActions } from './operator.ts'

async function contextOf(
  { command, state, base }: ContextRequest<PlacementOffersCommand>,
  services: Services,
): Promise<PlacementOffersContext> {
  const known = sliceOf(state, rules).placement
  const instrument = command.kind === 'placementOffers.set' ? command.placement.instrument : known?.instrument
  const basedOn = instrument === undefined ? [] : [await services.listingVersion(instrument.id)]
  const status = instrument && services.market.status(instrument.id, base.now)
  return { ...base, basedOn, isListed: status === 'listed' || status === 'halted' }
}

export const placementOffers: BrokerModule = {
  routes: [],
  rules: rulesOf(rules, contextOf),
  operator: placementActions,
}
