import type { Change } from '../../base/module/module.ts'
import type { MentorId, PositionId } from '../../base/ids.ts'
import type { RowChange } from '../../base/module/rows.ts'
import type { Schedule, Timer, Watch } from '../../base/module/schedule.ts'
import { decimal } from '../../base/money/decimal.ts'
import type { CopyEvent } from './event.ts'
import type { EndedFollow, Follow, Mirrored, SkippedTrade } from './follow.ts'
import { followOwner, positionOwner, tradeOwner } from './owners.ts'
import { type CopyState, askedFor, followIn, followOf } from './state.ts'

export const copyCollections = {
  /** `FollowRecord` of each follow, by its id; the group is the mentor. */
  follows: 'copyTrading.follows',
  /** `RunningRecord` of those that go on; the group is the mentor. */
  running: 'copyTrading.running',
  /** A row of each mentor that an account follows or has asked to follow: whom the mentor’s events reach. The group is the mentor. */
  reached: 'copyTrading.reached',
  /** `SkippedTrade`; the group is the follow. */
  skipped: 'copyTrading.skipped',
} as const

/** A follow as lists have it. */
export interface FollowRecord extends Pick<Follow, 'id' | 'terms' | 'begunAt' | 'put' | 'taken'> {
  readonly ended?: EndedFollow | undefined
}

/** What a follow that goes on has. */
export interface RunningRecord extends Pick<Follow, 'id' | 'begunAt' | 'put' | 'taken' | 'cash'> {
  readonly positions: readonly Pick<Mirrored, 'instrument' | 'lots'>[]
}

function runningRow({ id, terms, begunAt, put, taken, phase, cash, positions }: Follow): RowChange {
  const held = positions.map(({ instrument, lots }) => ({ instrument, lots }))
  const body: RunningRecord = { id, begunAt, put, taken, cash, positions: held }
  const row = { state: phase, group: terms.mentor, sortKey: id, body }
  return { collection: copyCollections.running, key: id, row }
}

function rowsOfFollow(follow: Follow, ended: EndedFollow | undefined): readonly RowChange[] {
  const { id, terms, begunAt, put, taken, phase } = follow
  const body: FollowRecord = { id, terms, begunAt, put, taken, ...(ended && { ended }) }
  const group = terms.mentor
  const state = ended === undefined ? phase : 'ended'
  return [
    {
      collection: copyCollections.follows,
      key: id,
      row: { state, group, sortKey: `${begunAt} ${id}`, body },
    },
    ended === undefined
      ? runningRow(follow)
      : { collection: copyCollections.running, key: id, row: undefined },
  ]
}

const skippedRow = ({ id }: Follow, skipped: SkippedTrade): RowChange => {
  const sortKey = `${skipped.at} ${skipped.instrument}`
  return {
    collection: copyCollections.skipped,
    key: `${id} ${sortKey}`,
    row: { state: skipped.cause, group: id, sortKey, body: skipped },
  }
}

const mentorIn = (event: CopyEvent): readonly MentorId[] => {
  if ('follow' in event) return [event.follow.terms.mentor]
  return event.kind === 'copyTrading.submitted' || event.kind === 'copyTrading.released'
    ? [event.terms.mentor]
    : []
}

/** Whom the events of mentors are to reach from now on, where that has changed. */
function reachedRows({ before, after, events }: Change<CopyState, CopyEvent>): readonly RowChange[] {
  const isReached = (state: CopyState, mentor: MentorId): boolean =>
    askedFor(state, mentor) > 0 || followOf(state, mentor) !== undefined
  const mentors = [...new Set(events.flatMap(mentorIn))]
  return mentors.flatMap((mentor): readonly RowChange[] => {
    const is = isReached(after, mentor)
    if (is === isReached(before, mentor)) return []
    const row = is ? { state: 'reached', group: mentor, sortKey: mentor, body: {} } : undefined
    return [{ collection: copyCollections.reached, key: mentor, row }]
  })
}

export const rows = (change: Change<CopyState, CopyEvent>): readonly RowChange[] => [
  ...reachedRows(change),
  ...rowsOfEvents(change),
]

const rowsOfEvents = ({ events }: Change<CopyState, CopyEvent>): readonly RowChange[] =>
  events.flatMap((event): readonly RowChange[] => {
    switch (event.kind) {
      case 'copyTrading.begun':
      case 'copyTrading.added':
      case 'copyTrading.removed':
      case 'copyTrading.changed':
      case 'copyTrading.ending':
        return rowsOfFollow(event.follow, undefined)
      case 'copyTrading.ended':
        return rowsOfFollow(event.follow, event.ended)
      case 'copyTrading.mirrored':
      case 'copyTrading.settled':
        return [runningRow(event.follow)]
      case 'copyTrading.skipped':
        return [skippedRow(event.follow, event.skipped)]
      default:
        return []
    }
  })

function followSchedule(id: string, follow: Follow | undefined): Schedule {
  const timers: Timer[] = []
  if (follow?.opensAt !== undefined) timers.push({ kind: 'copyTrading.open', dueAt: follow.opensAt })
  if (follow?.endsAt !== undefined && follow.ending === undefined)
    timers.push({ kind: 'copyTrading.endTerm', dueAt: follow.endsAt })
  if (follow?.ending?.sellsAt !== undefined)
    timers.push({ kind: 'copyTrading.sellAll', dueAt: follow.ending.sellsAt })
  return { owner: followOwner(id), timers, watches: [] }
}

const phases = ['regular'] as const
/** Under any price: a watch at the first one. */
const LEAST_PRICE = decimal('0.0001')

function positionSchedule(id: PositionId, follow: Follow | undefined, at: CopyEvent['at']): Schedule {
  const position = follow?.positions.find((one) => one.id === id)
  const timers: Timer[] = []
  const watches: Watch[] = []
  if (position !== undefined) {
    const { instrument, owed, stopAt } = position
    const cross = { kind: 'level', at: 'bid', phases } as const
    if (owed !== undefined && owed.from > at) timers.push({ kind: 'copyTrading.unlock', dueAt: owed.from })
    else if (owed !== undefined)
      watches.push({
        kind: 'copyTrading.sellOwed',
        instrument,
        cross: { ...cross, when: 'atLeast', price: LEAST_PRICE },
      })
    if (stopAt !== undefined)
      watches.push({
        kind: 'copyTrading.stop',
        instrument,
        cross: { ...cross, when: 'atMost', price: stopAt },
      })
  }
  return { owner: positionOwner(id), timers, watches }
}

function tradeSchedule(follow: string, day: Parameters<typeof tradeOwner>[1], pending: Follow['pending']) {
  const due = pending.find(({ trade }) => trade.day === day)
  const timers: readonly Timer[] = due === undefined ? [] : [{ kind: 'copyTrading.mirror', dueAt: due.dueAt }]
  return { owner: tradeOwner(follow, day), timers, watches: [] }
}

/** All that a follow waits for, and what it waited for before. */
function schedulesOf(id: string, { before, after }: Change<CopyState, CopyEvent>, at: CopyEvent['at']) {
  const [was, is] = [followIn(before, id), followIn(after, id)]
  const both = [was, is].flatMap((follow) => follow ?? [])
  const positions = new Set(both.flatMap((follow) => follow.positions.map((position) => position.id)))
  const days = new Set(both.flatMap(({ pending }) => pending.map(({ trade }) => trade.day)))
  return [
    followSchedule(id, is),
    ...[...days].map((day) => tradeSchedule(id, day, is?.pending ?? [])),
    ...[...positions].map((position) => positionSchedule(position, is, at)),
  ]
}

export function schedule(change: Change<CopyState, CopyEvent>): readonly Schedule[] {
  const at = change.events.at(-1)?.at
  if (at === undefined) return []
  const ids = new Set(change.events.flatMap((event) => ('follow' in event ? [event.follow.id] : [])))
  return [...ids].flatMap((id) => schedulesOf(id, change, at))
}
