import { type OfferId, accountAnswers } from '@onelot/domain'
import type { ApplicationsCommand, ApplicationsContext } from '@onelot/domain/modules/newShares/applications'
import type { ContextRequest } from '../../../kernel/modules.ts'
import type { Services } from '../../../services.ts'
import { type FoundOffer, areOffered, offerOf } from '../offered.ts'

/** The offer that a member applies to, or is reminded of: of other commands nothing depends on it. */
const offerNamed = (command: ApplicationsCommand): OfferId | undefined =>
  command.kind === 'applications.apply' || command.kind === 'applications.setReminder'
    ? command.offer
    : undefined

/** What the rules know of an account and an offer. */
export function standingOf(
  services: Services,
  { state, base }: Pick<ContextRequest, 'state' | 'base'>,
  found: FoundOffer | undefined,
): ApplicationsContext {
  const { account, restrictions, realName, pending } = accountAnswers(state)
  const { pendingBlocksTrading } = services.site.values.settings
  return {
    ...base,
    reads: found === undefined ? [] : [found.read],
    offered: areOffered(services),
    account,
    restrictions,
    realName,
    isBlocked: pendingBlocksTrading && pending !== undefined,
    offer: found?.offer,
    phase: found?.phase ?? 'coming',
  }
}

export async function contextOf(
  request: ContextRequest<ApplicationsCommand>,
  services: Services,
): Promise<ApplicationsContext> {
  const id = offerNamed(request.command)
  return standingOf(services, request, id === undefined ? undefined : await offerOf(services, id))
}
