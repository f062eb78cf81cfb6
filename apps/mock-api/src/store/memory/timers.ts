import { type Instant, type StreamId, kindOfStream } from '@onelot/domain'
import { createLeases } from '../leases.ts'
import type { DueStream, Lease, StoredTimer, ScheduledKey } from '../port.ts'
import { createSortedList } from './sortedList.ts'
import { compareTexts } from '../textOrder.ts'
import { type KeptRows, type Notes, noNotes } from './notes.ts'
import { createScheduleMap } from './scheduleMap.ts'

const byTime = (a: StoredTimer, b: StoredTimer): number =>
  compareTexts([a.dueAt, a.stream, a.owner, a.kind], [b.dueAt, b.stream, b.owner, b.kind])
const isShared = (stream: StreamId): boolean => kindOfStream(stream) !== 'account'

export interface MemoryTimers {
  /** The timer as it was written, and not replaced since. */
  has: (key: ScheduledKey) => boolean
  remove: (key: Omit<ScheduledKey, 'version'>) => void
  removeOwner: (stream: StreamId, owner: string) => void
  add: (timer: StoredTimer) => void
  nextDue: (now: Instant) => Instant | undefined
  nextShared: (now: Instant) => DueStream | undefined
  dueStreams: (now: Instant, lease: Lease, limit: number, to: Instant) => readonly StreamId[]
  releaseStream: (stream: StreamId, holder: string, until: Instant | undefined) => void
  due: (stream: StreamId, now: Instant) => readonly StoredTimer[]
  ofStream: (stream: StreamId) => readonly StoredTimer[]
  all: () => readonly StoredTimer[]
  restore: (kept: KeptRows['timers']) => void
  clear: () => void
}

export function createMemoryTimers(notes: Notes = noNotes): MemoryTimers {
  const timers = createScheduleMap<StoredTimer>()
  let byDue = createSortedList(byTime)
  /** Those of them that are of no account. */
  let sharedByDue = createSortedList(byTime)
  const leases = createLeases()

  function remove(timer: StoredTimer | undefined): void {
    if (timer === undefined) return
    timers.delete(timer)
    notes.remove('timers', [timer.stream, timer.owner, timer.kind])
    byDue.remove(timer)
    if (isShared(timer.stream)) sharedByDue.remove(timer)
  }
  function add(timer: StoredTimer): void {
    timers.set(timer)
    byDue.add(timer)
    if (isShared(timer.stream)) sharedByDue.add(timer)
  }
  return {
    has: (key) => timers.get(key)?.version === key.version,
    remove(key) {
      remove(timers.get(key))
    },
    removeOwner(stream, owner) {
      for (const timer of timers.ofOwner(stream, owner)) remove(timer)
    },
    add(timer) {
      remove(timers.get(timer))
      add(timer)
      notes.put('timers', [timer.stream, timer.owner, timer.kind], timer)
    },
    nextDue(now) {
      for (const { stream, dueAt } of byDue.items) {
        if (dueAt > now) return undefined
        if (!leases.setAside(stream, now)) return dueAt
      }
      return undefined
    },
    nextShared(now) {
      for (const { stream, dueAt } of sharedByDue.items) {
        if (dueAt > now) return undefined
        if (!leases.setAside(stream, now)) return { stream, dueAt }
      }
      return undefined
    },
    dueStreams(now, lease, limit, to) {
      const leased: StreamId[] = []
      for (const { stream, dueAt } of byDue.items) {
        if (dueAt > to || leased.length >= limit) break
        if (!leases.free(stream, now)) continue
        leases.take(stream, now, lease)
        leased.push(stream)
      }
      return leased
    },
    releaseStream(stream, holder, until) {
      leases.release(stream, holder, until)
    },
    due: (stream, now) => timers.ofStream(stream).filter(({ dueAt }) => dueAt <= now),
    ofStream: timers.ofStream,
    all: timers.all,
    restore(kept) {
      for (const timer of kept) add(timer)
    },
    clear() {
      timers.clear()
      notes.clear('timers')
      byDue = createSortedList(byTime)
      sharedByDue = createSortedList(byTime)
      leases.clear()
    },
  }
}
