import type { OfferId } from '@onelot/domain'
import type { ApplicationsCommand, ApplicationsContext } from '@onelot/domain/modules/newShares/applications'
import type { ContextRequest } from '../../../kernel/modules.ts'
import type { Services } from '../../../services.ts'
import { standingOf } from '../../base/standing.ts'
import { type FoundOffer, areOffered, offerOf } from '../foundOffer.ts'

/** The offer that a member applies to, or is reminded of: of other commands nothing depends on it. */
const offerNamed = (command: ApplicationsCommand): OfferId | undefined =>
  command.kind === 'applications.apply' || command.kind === 'applications.setReminder'
    ? command.offer
    : undefined

/** What the rules know of an account and an offer. */
export function knownOf(
  services: Services,
  { state, base }: Pick<ContextRequest, 'state' | 'base'>,
  found: FoundOffer | undefined,
): ApplicationsContext {
  return {
    ...base,
    basedOn: found === undefined ? [] : [found.streamVersion],
    offered: areOffered(services),
    ...standingOf(services, state),
    offer: found?.offer,
    phase: found?.phase ?? 'coming',
  }
}

export async function contextOf(
  request: ContextRequest<ApplicationsCommand>,
  services: Services,
): Promise<ApplicationsContext> {
  const id = offerNamed(request.command)
  return knownOf(services, request, id === undefined ? undefined : await offerOf(services, id))
}
