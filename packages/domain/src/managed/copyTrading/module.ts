import { manageCodes, standingCodes } from '../../base/access/standing.ts'
import { coverCodes } from '../../base/funds/cover.ts'
import { defineModule } from '../../base/module/defineModule.ts'
import type { Decision } from '../../base/module/module.ts'
import { isStopped } from '../mentoring/stopLoss.ts'
import { check } from './check.ts'
import type { CopyCommand } from './command.ts'
import type { CopyContext } from './context.ts'
import { sellAll, startEnding } from './ends.ts'
import type { CopyEvent } from './event.ts'
import { earned, evolve } from './evolve.ts'
import { type Follow, followOfPosition } from './follow.ts'
import { mirrored, noted, opened } from './mirror.ts'
import { cashNoted, exitNoted, splitNoted } from './notes.ts'
import { followOwned, positionOwned, tradeOwned } from './owners.ts'
import { addSubmitted, addWithdrawn, added, begun, removed, submitted, withdrawn } from './requests.ts'
import { rows, schedule } from './rows.ts'
import { type CopyState, followIn, followOf, followsOf, initialCopying } from './state.ts'
import { beginWith, eventAt, sell, withPosition } from './steps.ts'
import { sharesAt, withArmed, worthOf } from './worth.ts'

export { followObstacles } from './check.ts'
export type { CopyCommand, MemberCopyCommand } from './command.ts'
export type { CopiedShare, CopyContext, MentorOnOffer } from './context.ts'
export type { CopyEvent, SaleCause } from './event.ts'
export {
  type AddTerms,
  type EndedFollow,
  type Follow,
  type FollowEnding,
  type FollowPhase,
  type FollowTerms,
  type Mirrored,
  type SkippedTrade,
  followEndings,
  followOfPosition,
} from './follow.ts'
export { followOwned, positionOwned, tradeOwned } from './owners.ts'
export { followersKey, fundKey, fundQuota } from './quota.ts'
export { previewOf } from './mirror.ts'
export { type FollowRecord, type RunningRecord, copyCollections } from './rows.ts'
export { type CopyState, followIn, followOf, followsOf, releasedIn, runsIn } from './state.ts'
export { type EndPreview, differenceNow, endPreview, valueOf, worthOf } from './worth.ts'
export { earnedOf, managementFee } from '../mentoring/ending.ts'
export { type Difference, differenceCauses, differenceOf } from '../mentoring/difference.ts'
export type { MentorBook, MentorHolding, MentorTrade } from '../mentoring/mentor.ts'
export { skippedCauses } from '../mentoring/mirroring.ts'
export { DEFAULT_STOP_LOSS, stopLossFloor, stopLosses } from '../mentoring/stopLoss.ts'

/** What is asked of a review. */
export const FOLLOW = 'copyTrading.follow'
export const ADD = 'copyTrading.more'

type Decided = readonly CopyEvent[] | Decision<CopyEvent>

/** Sells what of a position could not be sold before. */
function sellOwed(follow: Follow, owner: string, context: CopyContext): readonly CopyEvent[] {
  const id = positionOwned(owner)
  const position = follow.positions.find((one) => one.id === id)
  if (position?.owed === undefined) return []
  const { owed, ...free } = position
  const cause = follow.phase === 'ending' ? 'copyEnded' : 'mentor'
  return sell(beginWith(withPosition(follow, free)), free, owed.lots, { cause }, context).events
}

const changed = (follow: Follow, { now }: CopyContext): readonly CopyEvent[] => [
  { ...eventAt(now), kind: 'copyTrading.changed', follow },
]

const watched = (follow: Follow, { now }: CopyContext): readonly CopyEvent[] => [
  { ...eventAt(now), kind: 'copyTrading.watched', follow },
]

/** A position's bid has fallen: the follow ends, or goes on under other watches. */
function stopped(
  follow: Follow,
  { owner, price }: Extract<CopyCommand, { kind: 'copyTrading.stop' }>,
  context: CopyContext,
): Decided {
  const fallen = follow.positions.find(({ id }) => id === positionOwned(owner))
  if (fallen === undefined) return []
  const now = { ...context, ...sharesAt(context, fallen.instrument, price) }
  const isOver = isStopped(worthOf(follow, now), follow.base, follow.stopLoss)
  return isOver ? startEnding(follow, 'stopLoss', now) : withArmed(watched(follow, context), now)
}

function closed(
  { mentor, reason }: Extract<CopyCommand, { kind: 'copyTrading.close' }>,
  state: CopyState,
  context: CopyContext,
): Decision<CopyEvent> {
  const calledOff = context.requests.map((request): CopyEvent => ({
    ...eventAt(context.now),
    kind: 'copyTrading.calledOff',
    ...{ request, mentor, reason },
  }))
  const follow = followOf(state, mentor)
  if (follow === undefined || follow.phase === 'ending') return { events: calledOff }
  const ended = startEnding(follow, 'closed', context)
  return { ...ended, events: [...calledOff, ...ended.events] }
}

/** What a command does to a follow; nothing where it has ended meanwhile. */
const ofFollow = (state: CopyState, id: string, then: (follow: Follow) => Decided): Decided => {
  const follow = followIn(state, id)
  return follow === undefined ? [] : then(follow)
}

function decided(command: CopyCommand, state: CopyState, context: CopyContext): Decided {
  const of = (id: string, then: (follow: Follow) => Decided) => ofFollow(state, id, then)
  switch (command.kind) {
    case 'copyTrading.submit':
      return submitted(command, context)
    case 'copyTrading.begin':
      return begun(command, context)
    case 'copyTrading.release':
      return withdrawn(command, context)
    case 'copyTrading.submitAdd':
      return of(command.follow, (follow) => addSubmitted(follow, command, context))
    case 'copyTrading.add': {
      const follow = followIn(state, command.terms.follow)
      if (follow === undefined) throw new Error(`there is no follow ${command.terms.follow}`)
      return added(follow, command, context)
    }
    case 'copyTrading.releaseAdd':
      return addWithdrawn(command, context)
    case 'copyTrading.remove':
      return of(command.follow, (follow) => removed(follow, command, context))
    case 'copyTrading.pause':
      return of(command.follow, (follow) => changed({ ...follow, phase: 'paused' }, context))
    case 'copyTrading.resume':
      return of(command.follow, (follow) => changed({ ...follow, phase: 'following' }, context))
    case 'copyTrading.setStopLoss':
      return of(command.follow, (follow) =>
        changed({ ...follow, stopLoss: command.stopLoss, base: worthOf(follow, context) }, context),
      )
    case 'copyTrading.end':
      return of(command.follow, (follow) => startEnding(follow, 'member', context))
    case 'copyTrading.endTerm':
      return of(followOwned(command.owner), (follow) => startEnding(follow, 'term', context))
    case 'copyTrading.sellAll':
      return of(followOwned(command.owner), (follow) => sellAll(follow, context))
    case 'copyTrading.open':
      return of(followOwned(command.owner), (follow) => opened(follow, context))
    case 'copyTrading.note': {
      const follow = followOf(state, command.mentor)
      return follow === undefined ? [] : noted(follow, command.trade, context)
    }
    case 'copyTrading.mirror': {
      const { follow: id, day } = tradeOwned(command.owner)
      return of(id, (follow) => {
        const due = follow.pending.find(({ trade }) => trade.day === day)
        return due === undefined ? [] : mirrored(follow, due.trade, context)
      })
    }
    case 'copyTrading.unlock':
      return of(followOfPosition(positionOwned(command.owner)), (follow) => watched(follow, context))
    case 'copyTrading.sellOwed':
      return of(followOfPosition(positionOwned(command.owner)), (follow) =>
        sellOwed(follow, command.owner, context),
      )
    case 'copyTrading.stop':
      return of(followOfPosition(positionOwned(command.owner)), (follow) => stopped(follow, command, context))
    case 'copyTrading.close':
      return closed(command, state, context)
    case 'copyTrading.noteExit':
      return exitNoted(command, state, context)
    case 'copyTrading.noteSplit':
      return splitNoted(command, state, context)
    case 'copyTrading.noteCash':
      return cashNoted(command, state, context)
    default: {
      const never: never = command
      return never
    }
  }
}

function accept(command: CopyCommand, state: CopyState, context: CopyContext): Decided {
  const made = decided(command, state, context)
  if (command.kind === 'copyTrading.stop') return made
  return 'events' in made ? { ...made, events: withArmed(made.events, context) } : withArmed(made, context)
}

/** Mentors that a member follows, and what is mirrored of their trades (docs/rules/copy-trading.md). */
export const copyTrading = defineModule({
  name: 'copyTrading',
  stream: 'account',
  initial: initialCopying,
  shape: 1,
  evolve,
  upcasts: {
    'copyTrading.submitted': [],
    'copyTrading.released': [],
    'copyTrading.calledOff': [],
    'copyTrading.begun': [],
    'copyTrading.addSubmitted': [],
    'copyTrading.addReleased': [],
    'copyTrading.added': [],
    'copyTrading.removed': [],
    'copyTrading.changed': [],
    'copyTrading.watched': [],
    'copyTrading.noted': [],
    'copyTrading.bought': [],
    'copyTrading.sold': [],
    'copyTrading.skipped': [],
    'copyTrading.mirrored': [],
    'copyTrading.settled': [],
    'copyTrading.carried': [],
    'copyTrading.ending': [],
    'copyTrading.ended': [],
    'copyTrading.passedOn': [],
  },
  refusals: {
    'copyTrading.submit': [
      'PRODUCT_UNAVAILABLE',
      ...standingCodes,
      'NOT_YET_SUBSCRIPTION_TIME',
      'COPY_DEADLINE_EXCEEDED',
      'DUPLICATE_SUBSCRIPTION',
      'RUNS_FULL',
      'VALIDATION',
      'BUY_BELOW_MINIMUM',
      'FUNDRAISING_QUOTA_INSUFFICIENT',
      ...coverCodes,
    ],
    'copyTrading.submitAdd': [
      'PRODUCT_UNAVAILABLE',
      ...standingCodes,
      'ORDER_WRONG_STATE',
      'VALIDATION',
      'FUNDRAISING_QUOTA_INSUFFICIENT',
      ...coverCodes,
    ],
    'copyTrading.remove': [...manageCodes, 'ORDER_WRONG_STATE', 'VALIDATION'],
    'copyTrading.pause': [...manageCodes, 'ORDER_WRONG_STATE'],
    'copyTrading.resume': [...manageCodes, 'ORDER_WRONG_STATE'],
    'copyTrading.setStopLoss': [...manageCodes, 'ORDER_WRONG_STATE', 'VALIDATION'],
    'copyTrading.end': [...manageCodes, 'ORDER_WRONG_STATE'],
    'copyTrading.begin': [],
    'copyTrading.release': [],
    'copyTrading.add': [],
    'copyTrading.releaseAdd': [],
    'copyTrading.note': [],
    'copyTrading.close': [],
    'copyTrading.mirror': ['ORDER_WRONG_STATE'],
    'copyTrading.open': ['ORDER_WRONG_STATE'],
    'copyTrading.endTerm': ['ORDER_WRONG_STATE'],
    'copyTrading.sellAll': ['ORDER_WRONG_STATE'],
    'copyTrading.unlock': ['ORDER_WRONG_STATE'],
    'copyTrading.sellOwed': ['ORDER_WRONG_STATE'],
    'copyTrading.stop': ['ORDER_WRONG_STATE'],
    'copyTrading.noteExit': [],
    'copyTrading.noteSplit': [],
    'copyTrading.noteCash': [],
  },
  check,
  accept,
  schedule,
  rows,
  openWork: (state) => followsOf(state).length > 0,
  holds: (state) => followsOf(state).map(({ id: ref, cash: money }) => ({ account: 'copy', ref, money })),
  earned,
})
