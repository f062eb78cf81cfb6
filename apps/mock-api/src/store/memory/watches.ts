import type { Extremes, Instant, InstrumentId, StreamId } from '@onelot/domain'
import type { WatchText, WatchWrite } from '../engine.ts'
import { type Lane, type Reach, reachesOf } from '../lanes.ts'
import { createLeases } from '../leases.ts'
import type { Lease, ScanResult, Scan, ScheduledKey } from '../port.ts'
import { decimalSortKey } from '../sortKeys.ts'
import { type KeptRows, type KeptWatch as Watch, type Notes, noNotes } from './notes.ts'
import { type SortedList, createSortedList } from './sortedList.ts'
import { compareText, compareTexts } from '../textOrder.ts'
import { createScheduleMap } from './scheduleMap.ts'

interface Instrument {
  checkedTo: Instant
  readonly fresh: Set<Watch>
  readonly lanes: Map<Lane, SortedList<Watch>>
  watches: number
}

const byPrice = (a: Watch, b: Watch): number =>
  compareTexts([a.priceKey, a.stream, a.owner, a.kind], [b.priceKey, b.stream, b.owner, b.kind])

/** Levels of a lane that were within reach; they are next to each other. */
function within({ items, firstWhere }: SortedList<Watch>, reach: Reach): readonly Watch[] {
  if ('from' in reach) {
    const least = decimalSortKey(reach.from)
    return items.slice(firstWhere(({ priceKey }) => compareText(priceKey, least) >= 0))
  }
  const most = decimalSortKey(reach.to)
  return items.slice(
    0,
    firstWhere(({ priceKey }) => compareText(priceKey, most) > 0),
  )
}

export interface MemoryWatches {
  /** The watch as it was written, and not replaced since. */
  has: (key: ScheduledKey) => boolean
  remove: (key: Omit<ScheduledKey, 'version'>) => void
  removeOwner: (stream: StreamId, owner: string) => void
  add: (stream: StreamId, version: number, at: Instant, watch: WatchWrite) => void
  ofStream: (stream: StreamId) => readonly WatchText[]
  scans: (now: Instant, lease: Lease, limit: number, to: Instant) => readonly Scan[]
  candidates: (instrument: InstrumentId, extremes: Extremes | undefined) => readonly WatchText[]
  finishScan: (scan: Scan, holder: string, result: ScanResult) => boolean
  /** Watches that were written anew, and are the same, have been checked as far as before. */
  keepLooks: (before: readonly WatchText[]) => void
  all: () => readonly (WatchText & { readonly fresh: boolean })[]
  restore: (kept: Pick<KeptRows, 'watches' | 'checks'>) => void
  clear: () => void
}

export function createMemoryWatches(notes: Notes = noNotes): MemoryWatches {
  const watches = createScheduleMap<Watch>()
  const instruments = new Map<InstrumentId, Instrument>()
  const leases = createLeases()

  function laneOf({ lanes }: Instrument, lane: Lane): SortedList<Watch> {
    const known = lanes.get(lane) ?? createSortedList(byPrice)
    lanes.set(lane, known)
    return known
  }
  function remove(watch: Watch | undefined): void {
    if (watch === undefined) return
    const instrument = instruments.get(watch.instrument)
    if (instrument === undefined) return
    watches.delete(watch)
    notes.remove('watches', [watch.stream, watch.owner, watch.kind])
    if (watch.fresh) instrument.fresh.delete(watch)
    else laneOf(instrument, watch.lane).remove(watch)
    instrument.watches -= 1
  }
  function setChecked(instrument: InstrumentId, found: Instrument, checkedTo: Instant): void {
    found.checkedTo = checkedTo
    notes.put('checks', [instrument], { instrument, checkedTo })
  }
  function opened(name: InstrumentId, checkedTo: Instant): Instrument {
    const known = instruments.get(name)
    if (known !== undefined) return known
    const empty: Instrument = { checkedTo, fresh: new Set(), lanes: new Map(), watches: 0 }
    instruments.set(name, empty)
    setChecked(name, empty, checkedTo)
    return empty
  }
  function put(watch: Watch): void {
    const instrument = opened(watch.instrument, watch.checkedTo)
    remove(watches.get(watch))
    watches.set(watch)
    notes.put('watches', [watch.stream, watch.owner, watch.kind], watch)
    if (watch.fresh) instrument.fresh.add(watch)
    else laneOf(instrument, watch.lane).add(watch)
    instrument.watches += 1
  }
  const settled = ({ fresh, watches: count }: Instrument): number => count - fresh.size
  const shown = (watch: Watch): Watch =>
    watch.fresh
      ? watch
      : { ...watch, checkedTo: instruments.get(watch.instrument)?.checkedTo ?? watch.checkedTo }
  const settledCandidates = (instrument: Instrument, extremes: Extremes | undefined): readonly Watch[] => [
    ...laneOf(instrument, 'trail').items,
    ...(extremes === undefined
      ? []
      : reachesOf(extremes).flatMap((reach) => within(laneOf(instrument, reach.lane), reach))),
  ]

  return {
    has: (key) => watches.get(key)?.version === key.version,
    remove(key) {
      remove(watches.get(key))
    },
    removeOwner(stream, owner) {
      for (const watch of watches.ofOwner(stream, owner)) remove(watch)
    },
    add(stream, version, at, { price, ...watch }) {
      const priceKey = price === undefined ? '' : decimalSortKey(price)
      put({ ...watch, stream, version, peak: undefined, checkedTo: at, fresh: true, priceKey })
    },
    ofStream: (stream) => watches.ofStream(stream).map(shown),
    scans(now, lease, limit, to) {
      const open = [...instruments]
        .filter(
          ([name, found]) =>
            found.watches > 0 && (found.checkedTo < to || found.checkedTo > now) && leases.free(name, now),
        )
        .sort(([a, x], [b, y]) => compareTexts([x.checkedTo, a], [y.checkedTo, b]))
        .slice(0, limit)
      return open.map(([instrument, found]) => {
        leases.take(instrument, now, lease)
        if (found.checkedTo > now) {
          setChecked(instrument, found, now)
          for (const watch of [...found.fresh]) if (watch.checkedTo > now) put({ ...watch, checkedTo: now })
        }
        return { instrument, checkedTo: settled(found) > 0 ? found.checkedTo : to }
      })
    },
    candidates(name, extremes) {
      const instrument = instruments.get(name)
      if (instrument === undefined) return []
      return [...instrument.fresh, ...settledCandidates(instrument, extremes)].map(shown)
    },
    finishScan({ instrument: name }, holder, { to, extremes, checked }) {
      const instrument = instruments.get(name)
      if (instrument === undefined || !leases.heldBy(name, holder)) return false
      const left = new Set(settledCandidates(instrument, extremes))
      for (const key of checked) {
        const watch = watches.get(key)
        if (watch?.version !== key.version || watch.instrument !== name) continue
        left.delete(watch)
        if (watch.fresh && watch.checkedTo > to) continue
        if (watch.fresh || key.peak !== undefined)
          put({ ...watch, fresh: false, peak: key.peak ?? watch.peak })
      }
      for (const watch of left) put({ ...watch, fresh: true, checkedTo: instrument.checkedTo })
      setChecked(name, instrument, to)
      leases.forget(name)
      return true
    },
    keepLooks(before) {
      for (const old of before) {
        const watch = watches.get(old)
        if (watch?.instrument === old.instrument && watch.cross === old.cross)
          put({ ...watch, peak: old.peak, checkedTo: old.checkedTo })
      }
    },
    all: () => watches.all().map(shown),
    restore({ watches: kept, checks }) {
      for (const { instrument, checkedTo } of checks) opened(instrument, checkedTo)
      for (const watch of kept) put(watch)
    },
    clear() {
      watches.clear()
      notes.clear('watches')
      notes.clear('checks')
      instruments.clear()
      leases.clear()
    },
  }
}
