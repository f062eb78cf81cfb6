import {
  type AnnouncedRights,
  type Instant,
  type StreamState,
  rightsHeld,
  sliceOf,
  trading,
} from '@onelot/domain'
import {
  type IncreaseCallOffCause,
  type IncreasesCommand,
  type IncreasesContext,
  increaseOwned,
} from '@onelot/domain/modules/offExchange/increases'
import type { ContextRequest } from '../../../kernel/modules.ts'
import type { Services } from '../../../services.ts'
import { isDelistedBefore, isSplitBetween } from '../../base/listing.ts'
import { standingOf } from '../../base/standing.ts'
import { arePlacementsOffered } from '../placementSettings.ts'

/** Every capital increase that was announced, whatever became of it. */
export const everyIncrease = ({ market }: Pick<Services, 'market'>): readonly AnnouncedRights[] =>
  market.acting().flatMap((id) => market.increases(id))

export const increaseOf = (services: Pick<Services, 'market'>, id: string): AnnouncedRights | undefined =>
  everyIncrease(services).find((one) => one.id === id)

/** What has ended an increase by a moment, or before its rights could be used last, whichever is first. */
export function overBy(
  services: Services,
  { instrument, opensAt, to, calledOffAt }: AnnouncedRights,
  now: Instant,
): IncreaseCallOffCause | undefined {
  if (calledOffAt !== undefined) return 'operator'
  const until = now < to ? now : to
  if (isDelistedBefore(services, instrument, until, undefined)) return 'delisted'
  return isSplitBetween(services, instrument, opensAt, until) ? 'split' : undefined
}

/** Own shares that would be counted if the record date began now. */
export const heldNow = (state: StreamState, rights: AnnouncedRights, now: Instant): number =>
  rightsHeld(rights, sliceOf(state, trading), { now })

/** What the rules know of an account and an increase. */
export function knownOf(
  services: Services,
  { state, base }: Pick<ContextRequest, 'state' | 'base'>,
  increase: AnnouncedRights | undefined,
): IncreasesContext {
  const { now } = base
  return {
    ...base,
    ...standingOf(services, state),
    offered: arePlacementsOffered(services),
    increase,
    over: increase && overBy(services, increase, now),
    isHeld: increase !== undefined && heldNow(state, increase, now) > 0,
  }
}

const nameIn = (command: IncreasesCommand): string | undefined => {
  switch (command.kind) {
    case 'increases.apply':
    case 'increases.cancel':
      return command.increase
    case 'increases.grant':
      return command.increase.id
    case 'increases.remind':
    case 'increases.close':
      return increaseOwned(command.owner)
    case 'increases.callOff':
      return undefined
    default: {
      const never: never = command
      return never
    }
  }
}

export async function contextOf(
  request: ContextRequest<IncreasesCommand>,
  services: Services,
): Promise<IncreasesContext> {
  const named = nameIn(request.command)
  const found = named === undefined ? undefined : increaseOf(services, named)
  if (found === undefined) return knownOf(services, request, undefined)
  // What is issued or applied for expects the instrument as it was read.
  const reads = [await services.listingVersion(found.instrument)]
  return { ...knownOf(services, request, increaseOf(services, found.id)), reads }
}
