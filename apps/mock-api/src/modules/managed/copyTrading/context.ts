import {
  type Instant,
  type InstrumentId,
  type MentorId,
  type OpenPosition,
  type StreamState,
  type StreamVersion,
  type SubmittedRequest,
  addTradingDays,
  type PositionId,
  entryOf,
  proceedsAt,
  regularFrom,
  regularOpening,
  sliceOf,
  trading,
  tradingDayOf,
} from '@onelot/domain'
import {
  ADD,
  type AddTerms,
  type CopiedShare,
  type CopyCommand,
  type CopyContext,
  FOLLOW,
  type Follow,
  type FollowTerms,
  copyTrading as rules,
  followIn,
  followOf,
  followOfPosition,
  followOwned,
  followsOf,
  positionOwned,
  tradeOwned,
} from '@onelot/domain/modules/managed/copyTrading'
import type { ContextRequest } from '../../../kernel/modules.ts'
import type { Services } from '../../../services.ts'
import { listingAt } from '../../base/listing.ts'
import { standingOf } from '../../base/standing.ts'
import { requestsFor } from '../../base/requestsFor.ts'
import { areMentorsOffered, mostFollows } from '../copySettings.ts'
import { type FoundMentor, bookOf, mentorOf, onOfferOf } from '../foundMentor.ts'

/** The module fixes the terms of each request of its kinds. */
export const termsIn = ({ terms }: Pick<SubmittedRequest, 'terms'>): FollowTerms => terms as FollowTerms
export const addIn = ({ terms }: Pick<SubmittedRequest, 'terms'>): AddTerms => terms as AddTerms

/** What a share is traded at; undefined where it has no price. Wait for `listingVersion` before it is asked. */
export function copiedShare(
  services: Pick<Services, 'market' | 'site' | 'calendar'>,
  id: InstrumentId,
  now: Instant,
): CopiedShare | undefined {
  const { market } = services
  const quote = market.quote(id, now)
  const listing = listingAt(services, id, now)
  if (quote === undefined || listing === undefined) return undefined
  const { bid, ask } = quote
  const isHalted = market.status(id, now) === 'halted'
  const session = listing.session.phase === 'regular' ? 'open' : 'closed'
  return { status: isHalted ? 'halted' : session, bid, ask, market: listing.market }
}

/** The mentor that a command concerns, and the follow. */
function concerned(
  command: CopyCommand,
  state: StreamState,
): { readonly mentor?: MentorId | undefined; readonly follow?: Follow | undefined } {
  const own = sliceOf(state, rules)
  const of = (id: string) => {
    const follow = followIn(own, id)
    return { follow, mentor: follow?.terms.mentor }
  }
  switch (command.kind) {
    case 'copyTrading.submit':
      return { mentor: command.mentor }
    case 'copyTrading.begin':
    case 'copyTrading.release':
      return { mentor: command.terms.mentor }
    case 'copyTrading.add':
    case 'copyTrading.releaseAdd':
      return of(command.terms.follow)
    case 'copyTrading.submitAdd':
    case 'copyTrading.remove':
    case 'copyTrading.pause':
    case 'copyTrading.resume':
    case 'copyTrading.setStopLoss':
    case 'copyTrading.end':
      return of(command.follow)
    case 'copyTrading.note':
    case 'copyTrading.close':
      return { mentor: command.mentor, follow: followOf(own, command.mentor) }
    case 'copyTrading.mirror':
      return of(tradeOwned(command.owner).follow)
    case 'copyTrading.open':
    case 'copyTrading.endTerm':
    case 'copyTrading.sellAll':
      return of(followOwned(command.owner))
    case 'copyTrading.unlock':
    case 'copyTrading.sellOwed':
    case 'copyTrading.stop':
      return of(followOfPosition(positionOwned(command.owner)))
    case 'copyTrading.noteExit':
    case 'copyTrading.noteSplit':
      return of(followOfPosition(command.position))
    case 'copyTrading.noteCash':
      // Dividends end no follow that has positions, and one that ends has none left to be compared with.
      return {}
    default: {
      const never: never = command
      return never
    }
  }
}

const positionIn = (state: StreamState, id: PositionId): OpenPosition | undefined =>
  entryOf(sliceOf(state, trading).positions, id)

/** What the rules know of an account and a mentor at a moment; nothing of what other streams have is expected. */
export function knownOf(
  services: Services,
  { state, base }: Pick<ContextRequest, 'state' | 'base'>,
  mentor: FoundMentor | undefined,
): CopyContext {
  const { now } = base
  const { site, calendar } = services
  return {
    ...base,
    ...standingOf(services, state),
    offered: areMentorsOffered(services),
    onOffer: undefined,
    most: mostFollows(services),
    shareOf: (id) => copiedShare(services, id, now),
    lockedUntil: (id) => positionIn(state, id)?.fill.lockedUntil,
    proceedsOf(id, lots, price) {
      const position = positionIn(state, id)
      if (position === undefined) throw new Error(`trading has no ${id}`)
      return proceedsAt(position, lots, price)
    },
    book: mentor && bookOf(services, mentor, now),
    regularFrom: (market) => regularFrom(site.marketRules(market), calendar, now),
    termEnd(market, days) {
      const exchange = site.marketRules(market)
      const today = tradingDayOf(exchange, calendar, now)
      return regularOpening(exchange, calendar, addTradingDays(exchange, calendar, today, days))
    },
    requests: [],
  }
}

const requestsOf = (state: StreamState, mentor: MentorId): readonly string[] => [
  ...requestsFor(state, FOLLOW, (one) => termsIn(one).mentor === mentor),
  ...requestsFor(state, ADD, (one) => addIn(one).mentor === mentor),
]

export async function contextOf(
  request: ContextRequest<CopyCommand>,
  services: Services,
): Promise<CopyContext> {
  const { command, state } = request
  const { mentor: id, follow } = concerned(command, state)
  const mentor = id && (await mentorOf(services, id))
  const others = followsOf(sliceOf(state, rules)).flatMap(({ positions }) =>
    command.kind === 'copyTrading.noteCash' ? positions : [],
  )
  const instruments = new Set([
    ...(mentor?.mentor.shares ?? []).map(({ instrument }) => instrument),
    ...[...(follow?.positions ?? []), ...others].map(({ instrument }) => instrument),
  ])
  const basedOn: StreamVersion[] = []
  for (const instrument of instruments) basedOn.push(await services.listingVersion(instrument))
  const asks = command.kind === 'copyTrading.submit' || command.kind === 'copyTrading.submitAdd'
  return {
    ...knownOf(services, request, mentor),
    basedOn: mentor === undefined ? basedOn : [...basedOn, mentor.streamVersion],
    onOffer: asks && mentor !== undefined ? await onOfferOf(services, mentor) : undefined,
    requests: command.kind === 'copyTrading.close' ? requestsOf(state, command.mentor) : [],
  }
}
