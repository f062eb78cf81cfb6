import { type Instant, type StreamId, instant } from '@onelot/domain'
import type { Append, Store, StoredTimer, StoredWatch, WaitKey } from '../store/port.ts'

/** What a stream waits for, as of its version. */
export interface Waits {
  /** Those that are due, the earliest first. */
  readonly timers: readonly StoredTimer[]
  readonly watches: readonly StoredWatch[]
}

interface Held {
  readonly watches: readonly StoredWatch[]
  /** All of them, whenever they fall due. */
  readonly timers: readonly StoredTimer[]
  readonly version: number
}

/** Streams whose waits are held in memory at most. */
const MOST_HELD = 5_000

/** What commits of this instance began. */
export interface Begun {
  readonly timers: readonly Instant[]
  readonly watches: readonly StoredWatch[]
  /** Something is to be delivered. */
  readonly outbox: boolean
}

/** Caches what streams wait for, so that nothing is read before each command of a member. */
export interface Waiting {
  /** What the stream of `version` waits for, with its timers due at or before `now`. */
  of(stream: StreamId, version: number, now: Instant): Promise<Waits>
  /** Replaces the watches of `version` by the same ones, as they are after a search of prices. */
  checked(stream: StreamId, version: number, watches: readonly StoredWatch[]): void
  committed(append: Append): void
  /** What has begun since the last call. */
  takeBegun(): Begun
  /** False where no timer of the store is due by `now` and nothing is left to deliver, as far as this process can know: others may write as well. */
  mayBeDue(now: Instant): boolean
  /** Reads what is left once all that was due has been carried out. */
  caughtUp(): Promise<void>
  forget(stream: StreamId): void
  forgetAll(): void
}

/** What has waited longest comes first of what is due at one moment, however it was loaded. */
const byAge = (a: WaitKey, b: WaitKey): number => a.version - b.version || (a.owner < b.owner ? -1 : 1)
const byDue = (a: StoredTimer, b: StoredTimer): number =>
  a.dueAt < b.dueAt ? -1 : a.dueAt > b.dueAt ? 1 : byAge(a, b)

/** Later than any timer, and than any price. */
export const EVER = instant(Date.UTC(9999, 11, 31))

interface Left {
  readonly timer: Instant
  readonly outbox: boolean
}

const NOTHING: Left = { timer: EVER, outbox: false }

const both = (a: Left, b: Left): Left => ({
  timer: a.timer < b.timer ? a.timer : b.timer,
  outbox: a.outbox || b.outbox,
})

export function createWaiting(store: Store): Waiting {
  const held = new Map<StreamId, Held>()
  let begun: { timers: Instant[]; watches: StoredWatch[]; outbox: boolean }
  /** The earliest timer of the store, and whether its outbox holds anything; undefined where that is not known. */
  let left: Left | undefined
  /** As far as this process has written since `left` was last read. */
  let written: Left = NOTHING
  const forgetBegun = (): void => {
    begun = { timers: [], watches: [], outbox: false }
  }
  forgetBegun()

  function hold(stream: StreamId, waits: Held): void {
    held.delete(stream)
    held.set(stream, waits)
    if (held.size <= MOST_HELD) return
    const [oldest] = held.keys()
    if (oldest !== undefined) held.delete(oldest)
  }

  return {
    async of(stream, version, now) {
      let known = held.get(stream)
      // With the clock set back, only the store has what was searched meanwhile.
      const isAhead = known?.watches.some(({ checkedTo }) => checkedTo > now) === true
      if (known?.version !== version || isAhead) {
        const { timers, watches } = await store.waiting(stream, EVER)
        known = { timers, watches: watches.toSorted(byAge), version }
        hold(stream, known)
      }
      const due = known.timers.filter(({ dueAt }) => dueAt <= now).sort(byDue)
      return { timers: due, watches: known.watches }
    },
    checked(stream, version, watches) {
      const known = held.get(stream)
      if (known?.version === version) hold(stream, { ...known, watches })
    },
    committed({ at, streams, fired, outbox = [] }) {
      begun.outbox ||= outbox.length > 0
      written = both(written, { timer: EVER, outbox: outbox.length > 0 })
      for (const { stream, expectedVersion, events, schedules } of streams) {
        const known = held.get(stream)
        const version = expectedVersion + events.length
        const timers = schedules.flatMap((schedule) =>
          schedule.timers.map((timer) => ({ ...timer, stream, owner: schedule.owner, version })),
        )
        const watches = schedules.flatMap((schedule) =>
          schedule.watches.map((watch) => ({
            ...watch,
            stream,
            owner: schedule.owner,
            version,
            checkedTo: at,
          })),
        )
        begun.timers.push(...timers.map(({ dueAt }) => dueAt))
        for (const { dueAt } of timers) written = both(written, { timer: dueAt, outbox: false })
        begun.watches.push(...watches)
        if (known?.version !== expectedVersion) {
          held.delete(stream)
          continue
        }
        const owners = new Set(schedules.map(({ owner }) => owner))
        const kept = <T extends StoredTimer | StoredWatch>(waits: readonly T[], what: 'timer' | 'watch') =>
          waits.filter(
            ({ owner, kind }) =>
              !owners.has(owner) &&
              !(
                fired?.what === what &&
                fired.stream === stream &&
                fired.owner === owner &&
                fired.kind === kind
              ),
          )
        hold(stream, {
          version,
          timers: [...kept(known.timers, 'timer'), ...timers],
          watches: [...kept(known.watches, 'watch'), ...watches],
        })
      }
      // A timer that leads to nothing is deleted without an event.
      if (fired !== undefined && !streams.some(({ stream }) => stream === fired.stream))
        held.delete(fired.stream)
    },
    mayBeDue(now) {
      if (left === undefined || !store.exclusive) return true
      const { timer, outbox } = both(left, written)
      return timer <= now || outbox
    },
    async caughtUp() {
      if (!store.exclusive) return
      const before = written
      written = NOTHING
      if (left !== undefined) left = both(left, before)
      const [timer, deliveries] = await Promise.all([store.nextTimer(EVER), store.outboxSize()])
      left = { timer: timer ?? EVER, outbox: deliveries > 0 }
    },
    takeBegun() {
      const taken = begun
      forgetBegun()
      return taken
    },
    forget: (stream) => {
      held.delete(stream)
    },
    forgetAll: () => {
      held.clear()
      left = undefined
    },
  }
}
