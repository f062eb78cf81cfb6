import type { InstrumentId } from '@onelot/domain'
import type { Services } from '../../services.ts'
import { isDelistedBefore } from './listing.ts'
import type { Passing, PassingObstacle } from './requestRules.ts'

/**
 * What keeps a request about a share from passing: the share is delisted by now, or a split or a dividend has come into effect since the request was
 * submitted, so that its terms are in other units (docs/rules/requests.md). It passes only where the listing stays as it was read.
 */
export async function shareObstacle(
  services: Services,
  instrument: InstrumentId,
  { request: { submittedAt }, now }: Pick<Passing, 'request' | 'now'>,
): Promise<PassingObstacle> {
  const basedOn = [await services.listingVersion(instrument)]
  if (isDelistedBefore(services, instrument, now, undefined)) return { cause: 'delisted', basedOn }
  const actions = services.market.actions(instrument)
  const isChanged = actions.some(({ opensAt }) => submittedAt < opensAt && opensAt <= now)
  return { cause: isChanged ? 'changed' : undefined, basedOn }
}
