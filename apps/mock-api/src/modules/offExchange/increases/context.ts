import {
  type AnnouncedRights,
  type Instant,
  type StreamId,
  type StreamState,
  rightsHeld,
  sliceOf,
  trading,
} from '@onelot/domain'
import {
  type IncreaseCallOffCause,
  type IncreasesCommand,
  type IncreasesContext,
  type RightsRecord,
  grantIn,
  increaseCollections,
  increaseOwned,
  increases,
  rightsOf,
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

/** What became of an account's rights that have ended; undefined where there were none, or they can be used still. */
export async function endedOf(
  { store }: Pick<Services, 'store'>,
  stream: StreamId,
  { id }: Pick<AnnouncedRights, 'id'>,
): Promise<RightsRecord | undefined> {
  const row = await store.row(increaseCollections.records, stream, id)
  // The module writes each row of a grant.
  const record = row?.body as RightsRecord | undefined
  return record?.endedAt === undefined ? undefined : record
}

/** What the rules know of an account and an increase. */
export function knownOf(
  services: Services,
  { state, base }: Pick<ContextRequest, 'state' | 'base'>,
  increase: AnnouncedRights | undefined,
  hadRights: boolean,
): IncreasesContext {
  const { now } = base
  return {
    ...base,
    ...standingOf(services, state),
    offered: arePlacementsOffered(services),
    increase,
    over: increase && overBy(services, increase, now),
    isExpected: increase !== undefined && rightsOf(heldNow(state, increase, now), increase.ratio) > 0,
    hadRights,
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
  const grant = named === undefined ? undefined : grantIn(sliceOf(request.state, increases), named)
  const increaseNamed = () =>
    named === undefined ? undefined : (increaseOf(services, named) ?? grant?.increase)
  const found = increaseNamed()
  if (found === undefined) return knownOf(services, request, undefined, false)
  // What is issued or applied for expects the instrument as it was read.
  const basedOn = [await services.listingVersion(found.instrument)]
  const ended = await endedOf(services, request.stream, found)
  return { ...knownOf(services, request, increaseNamed(), ended !== undefined), basedOn }
}
