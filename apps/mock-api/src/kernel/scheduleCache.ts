import type { Instant, StreamId } from '@onelot/domain'
import type { Append, ScheduledKey, Store, StoredTimer, StoredWatch, StreamAppend } from '../store/port.ts'
import { END_OF_TIME, type NextDue, createNextDue } from './nextDue.ts'

/** What all owners of a stream wait for, as of a version of the stream. */
interface StreamSchedule {
  readonly timers: readonly StoredTimer[]
  readonly watches: readonly StoredWatch[]
}

/** What commits of this instance have scheduled. */
export interface NewlyScheduled {
  /** When their timers are due. */
  readonly timers: readonly Instant[]
  readonly watches: readonly StoredWatch[]
  /** Something is to be delivered. */
  readonly hasDeliveries: boolean
}

/** Keeps the timers and watches of streams in memory, so that the store is not asked for them before each command of a member. */
export interface ScheduleCache extends Pick<NextDue, 'mayBeDue' | 'readRemaining'> {
  /** The timers of a stream of this version that are due at or before `now`, the earliest first, and all its watches. */
  of(stream: StreamId, version: number, now: Instant): Promise<StreamSchedule>
  /** Replaces the watches of a stream of this version by the same ones, as they are after a search of prices. */
  pricesSearched(stream: StreamId, version: number, watches: readonly StoredWatch[]): void
  committed(append: Append): void
  /** What has been scheduled since the last call. */
  takeNewlyScheduled(): NewlyScheduled
  forget(stream: StreamId): void
  forgetAll(): void
}

/** Streams at most; the one that was kept longest ago is dropped first. */
const MOST_CACHED = 5_000

interface CachedSchedule extends StreamSchedule {
  readonly version: number
}

/** What was scheduled first comes first of what is due at one moment, however it was loaded. */
const byAge = (a: ScheduledKey, b: ScheduledKey): number =>
  a.version - b.version || (a.owner < b.owner ? -1 : 1)
const byDue = (a: StoredTimer, b: StoredTimer): number =>
  a.dueAt < b.dueAt ? -1 : a.dueAt > b.dueAt ? 1 : byAge(a, b)

/** What an append schedules in one of its streams. */
function scheduledIn(
  { stream, expectedVersion, events, schedules }: StreamAppend,
  at: Instant,
): CachedSchedule {
  const version = expectedVersion + events.length
  return {
    version,
    timers: schedules.flatMap(({ owner, timers }) =>
      timers.map((timer) => ({ ...timer, stream, owner, version })),
    ),
    watches: schedules.flatMap(({ owner, watches }) =>
      watches.map((watch) => ({ ...watch, stream, owner, version, checkedTo: at })),
    ),
  }
}

/** A schedule after an append to its stream: without what has fired, and without what its owners have replaced. */
function scheduleAfter(
  before: CachedSchedule,
  { schedules }: StreamAppend,
  added: CachedSchedule,
  fired: Append['fired'],
): CachedSchedule {
  const replacing = new Set(schedules.map(({ owner }) => owner))
  const remains = (what: 'timer' | 'watch', { stream, owner, kind }: StoredTimer | StoredWatch): boolean => {
    const hasFired =
      fired?.what === what && fired.stream === stream && fired.owner === owner && fired.kind === kind
    return !hasFired && !replacing.has(owner)
  }
  return {
    version: added.version,
    timers: [...before.timers.filter((timer) => remains('timer', timer)), ...added.timers],
    watches: [...before.watches.filter((watch) => remains('watch', watch)), ...added.watches],
  }
}

export function createScheduleCache(store: Store): ScheduleCache {
  const cache = new Map<StreamId, CachedSchedule>()
  const nextDue = createNextDue(store)
  let newTimers: Instant[] = []
  let newWatches: StoredWatch[] = []
  let hasNewDeliveries = false

  function keep(stream: StreamId, schedule: CachedSchedule): void {
    cache.delete(stream)
    cache.set(stream, schedule)
    if (cache.size <= MOST_CACHED) return
    const [oldest] = cache.keys()
    if (oldest !== undefined) cache.delete(oldest)
  }

  return {
    async of(stream, version, now) {
      let known = cache.get(stream)
      // With the clock set back, only the store has what was searched meanwhile.
      const isAhead = known?.watches.some(({ checkedTo }) => checkedTo > now) === true
      if (known?.version !== version || isAhead) {
        const { timers, watches } = await store.scheduleOf(stream, END_OF_TIME)
        known = { timers, watches: watches.toSorted(byAge), version }
        keep(stream, known)
      }
      const due = known.timers.filter(({ dueAt }) => dueAt <= now).sort(byDue)
      return { timers: due, watches: known.watches }
    },
    pricesSearched(stream, version, watches) {
      const known = cache.get(stream)
      if (known?.version === version) keep(stream, { ...known, watches })
    },
    committed(append) {
      const { at, streams, fired, outbox = [] } = append
      nextDue.committed(append)
      hasNewDeliveries ||= outbox.length > 0
      for (const part of streams) {
        const { stream, expectedVersion } = part
        const added = scheduledIn(part, at)
        newTimers.push(...added.timers.map(({ dueAt }) => dueAt))
        newWatches.push(...added.watches)
        const known = cache.get(stream)
        if (known?.version === expectedVersion) keep(stream, scheduleAfter(known, part, added, fired))
        else cache.delete(stream)
      }
      // A timer that leads to nothing is deleted without an event.
      if (fired !== undefined && !streams.some(({ stream }) => stream === fired.stream))
        cache.delete(fired.stream)
    },
    takeNewlyScheduled() {
      const taken = { timers: newTimers, watches: newWatches, hasDeliveries: hasNewDeliveries }
      newTimers = []
      newWatches = []
      hasNewDeliveries = false
      return taken
    },
    mayBeDue: nextDue.mayBeDue,
    readRemaining: nextDue.readRemaining,
    forget: (stream) => {
      cache.delete(stream)
    },
    forgetAll: () => {
      cache.clear()
      nextDue.forget()
    },
  }
}
